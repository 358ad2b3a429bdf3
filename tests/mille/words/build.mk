# The tables of words and the tool that packs them.
TESTS += words
test-words = tests/mille/words/words.sh $(BUILD)/san/wordconv $(BUILD)/test-words
test-words-needs = $(BUILD)/san/wordconv gfx/shared/font.txt $(wildcard src/mille/words/*.txt)

# No text is left in another language.
TESTS += foreign-words
test-foreign-words = tests/mille/words/foreign.py tests/mille/words/same.txt $(mille.texts)

# Language files, whole and damaged ones: on the PC …
INCLUDES_tests/mille/words := tests/lib/z80_harness tools/cpcsim src/platform/host src/platform/host/keyboard src/platform/host/picture src/platform/host/checksum tests/lib/tap $(UI)
$(eval $(call program,$(BUILD)/san/language_test,san,tests/mille/words/language_test.c src/ui/words.c $(mille.made) $(filter-out src/platform/host/main.c,$(HOST_SOURCES)),$(HOST_LIBS),mille))
TESTS += language
test-language = rm -rf $(BUILD)/test-language && mkdir -p $(BUILD)/test-language && $(BUILD)/san/language_test $(mille.gen) $(BUILD)/test-language
test-language-needs = $(BUILD)/san/language_test $(mille.words_made)

# … and in the simulated CPC, by the game's own binary.
$(eval $(call program,$(BUILD)/tests/mille/cpc_language,host,tests/mille/words/cpc_language.c src/platform/host/checksum/checksum.c $(CPCSIM_SOURCES),$(CPCSIM_LIBS),mille))
TESTS += cpc-language
test-cpc-language = $(BUILD)/tests/mille/cpc_language $(BUILD)/z80/mille $(mille.gen) $(BUILD)/tests/cpc-language.png
test-cpc-language-needs = $(BUILD)/tests/mille/cpc_language $(BUILD)/z80/mille.bin $(mille.words_made)
