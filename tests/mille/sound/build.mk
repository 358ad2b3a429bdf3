# The sounds of 1000 Bornes; tests/sound tests what all games share.
INCLUDES_tests/mille/sound := tests/lib/tap gen
mille.third_voice := match

$(eval $(call program,$(BUILD)/san/mille_engine_test,san,tests/mille/sound/engine_test.c,,mille))

TESTS += mille-engine
test-mille-engine = $(BUILD)/san/mille_engine_test
test-mille-engine-needs = $(BUILD)/san/mille_engine_test
