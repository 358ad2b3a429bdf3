# The tables of words and the tool that packs them.
TESTS += words
test-words = tests/words/words.sh $(BUILD)/san/wordconv $(BUILD)/test-words
test-words-needs = $(BUILD)/san/wordconv gfx/font.txt $(wildcard src/ui/words*.txt)
