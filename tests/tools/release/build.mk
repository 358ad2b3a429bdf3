# What make release hands out.
TESTS += release
test-release = tests/tools/release/release.sh $(RELEASE).zip $(PAGE).zip $(BUILD)/test-release $(RELEASED) $(BUILD)/release/sound $(PAGE)
test-release-needs = $(RELEASE).zip $(PAGE).zip
