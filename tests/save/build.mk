# What is kept on a disc: on the PC, where the power is cut and the disc fails at every single step …
INCLUDES_tests/save := tests/save tests/lib/tap src/save src/lib src/platform src/platform/host
$(eval $(call program,$(BUILD)/san/safe_file_test,san,tests/save/safe_file_test.c $(wildcard src/save/*.c src/save/host/*.c) src/lib/host/crc16.c $(filter-out src/platform/host/main.c,$(HOST_SOURCES)) $(demo.made),$(HOST_LIBS),demo))
TESTS += keep
test-keep = rm -rf $(BUILD)/test-keep && mkdir -p $(BUILD)/test-keep && $(BUILD)/san/safe_file_test $(BUILD)/test-keep
test-keep-needs = $(BUILD)/san/safe_file_test

# … and in the simulated CPC, where the test answers for AMSDOS with every error at every call.
INCLUDES_tests/save += tests/lib/z80_harness tools/cpcsim src/platform/host/keyboard
$(eval $(call cpc_program,keeper,$(call objects,z80,demo,$(CPC_SOURCES) $(wildcard src/save/*.c src/save/cpc/*.s) $(demo.made) $(CPC_ALONE) tests/save/example_save.c)))
$(eval $(call program,$(BUILD)/san/cpc_safe_file_test,san,tests/save/cpc_safe_file_test.c tests/save/amsdos.c $(CPCSIM_SOURCES),$(CPCSIM_LIBS),))
TESTS += cpc-keep
test-cpc-keep = $(BUILD)/san/cpc_safe_file_test $(BUILD)/z80/keeper
test-cpc-keep-needs = $(BUILD)/san/cpc_safe_file_test $(BUILD)/z80/keeper.ihx

# Any file for save-info, for whoever fuzzes.
FUZZ_INFO := tests/save/fuzz_info.c $(CLI_FILES) tools/lib/cli/word.c

INCLUDES_tests/save += tools/lib/cli tests/lib/corruption
# damaged_files(game, its rules, good files, the program that writes them): what its save-info says of them when they are damaged.
define damaged_files
$$(eval $$(call program,$$(BUILD)/san/$(1)_info_test,san,tests/save/info_test.c tests/lib/corruption/corruption.c $$(addprefix tools/$(1)/,save_info.c settings_info.c vocabulary.c) \
	$$(CLI_FILES) tools/lib/cli/word.c $(2),,$(1)))
TESTS += $(1)-damaged-files
test-$(1)-damaged-files = rm -rf $$(BUILD)/test-$(1)-damaged && mkdir -p $$(BUILD)/test-$(1)-damaged && $(4) $$(BUILD)/test-$(1)-damaged && \
	$$(BUILD)/san/$(1)_info_test $(3:%=$$(BUILD)/test-$(1)-damaged/%)
test-$(1)-damaged-files-needs = $$(BUILD)/san/$(1)_info_test $(4)
endef

# disc_pages(game, its ways): the same in the whole program, page by page.
INCLUDES_tests/save += tests/lib/cpc_driver $(UI) src/frontend
define disc_pages
$$(eval $$(call program,$$(BUILD)/tests/$(1)/pages_test,host,$$(addprefix tests/save/,pages_test.c state.c amsdos.c) $(2) tests/lib/cpc_driver/cpc_driver.c src/frontend/disc_error.c \
	$$(wildcard src/save/*.c src/save/host/*.c) src/lib/host/crc16.c $$(wildcard src/ui/*.c) $$(filter-out src/platform/host/main.c,$$(HOST_SOURCES)) $$($(1).made) $$(CPCSIM_SOURCES),\
	-Wl$$(comma)--wrap=dialogue_answer -Wl$$(comma)--wrap=input_any $$(HOST_LIBS) $$(CPCSIM_LIBS),$(1)))
$$(eval $$(call program,$$(BUILD)/tests/$(1)/disc_error_page,host,tests/save/disc_error_page.c src/frontend/disc_error.c $$(wildcard src/save/*.c src/save/host/*.c) src/lib/host/crc16.c \
	$$(wildcard src/ui/*.c) $$(filter-out src/platform/host/main.c,$$(HOST_SOURCES)) $$($(1).made),-Wl$$(comma)--wrap=dialogue_answer $$(HOST_LIBS),$(1)))
TESTS += $(1)-pages
test-$(1)-pages = $$(BUILD)/tests/$(1)/pages_test $$(BUILD)/z80/$(1) $$($(1).gen)
test-$(1)-pages-needs = $$(BUILD)/tests/$(1)/pages_test $$(BUILD)/z80/$(1).bin $$($(1).words_made)
endef

# The build refuses C that uses a restart in a disc session.
TESTS += save-sessions
test-save-sessions = tests/save/sessions.sh $(BUILD)/test-sessions $(SDCC) $(SDFLAGS) $(addprefix -I,$(INCLUDES_src/platform))
test-save-sessions-needs = $(Z80_TOOLS)
