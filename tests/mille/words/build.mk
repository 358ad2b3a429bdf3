# The tables of words and the tool that packs them.
TESTS += words
test-words = tests/mille/words/words.sh $(BUILD)/san/wordconv $(BUILD)/test-words
test-words-needs = $(BUILD)/san/wordconv gfx/shared/font.txt $(wildcard src/mille/words/*.txt)
