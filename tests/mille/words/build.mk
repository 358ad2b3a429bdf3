# The tables of words and the tool that packs them.
TESTS += words
test-words = tests/mille/words/words.sh $(BUILD)/san/wordconv $(BUILD)/test-words
test-words-needs = $(BUILD)/san/wordconv gfx/shared/font.txt $(wildcard src/mille/words/*.txt)

# A change of language in the simulated CPC, whole files and damaged ones.
INCLUDES_tests/mille/words := tools/cpcsim src/host/keyboard src/host/picture src/host/checksum tests/tap $(TOOLKIT)
$(eval $(call program,$(BUILD)/tests/mille/cpc_language,host,tests/mille/words/cpc_language.c src/host/checksum/checksum.c $(CPCSIM_SOURCES),$(CPCSIM_LIBS),mille))
TESTS += cpc-language
test-cpc-language = $(BUILD)/tests/mille/cpc_language $(BUILD)/z80/mille $(mille.gen) $(BUILD)/tests/cpc-language.png
test-cpc-language-needs = $(BUILD)/tests/mille/cpc_language $(BUILD)/z80/mille.bin $(mille.words_made)
