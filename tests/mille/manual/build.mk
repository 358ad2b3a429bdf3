# The manual: its sources, and the booklets made of them.
TESTS += manual booklet
test-manual = tests/mille/manual/sources.py $(BUILD)/san/manual $(BUILD)/test-manual $(mille.languages)
test-manual-needs = $(BUILD)/san/manual
test-booklet = tests/mille/manual/booklet.sh $(BUILD)/test-booklet $(MANUAL_BOOKLETS)
test-booklet-needs = $(MANUAL_BOOKLETS)
