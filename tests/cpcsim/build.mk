# Proofs of the simulated CPC.

INCLUDES_tests/cpcsim := tests/cpcsim tools/cpcsim tools/picture

CPCSIM_TESTS := timing core hardware

$(BUILD)/tests/cpcsim/%: $(BUILD)/san/tests/cpcsim/%_test.o $(CPCSIM_SAN)
	@mkdir -p $(@D)
	$(CC) $(SANITIZE) -o $@ $^ $(CPCSIM_LIBS)

define cpcsim_test
TESTS += cpcsim-$(1)
test-cpcsim-$(1) = $(BUILD)/tests/cpcsim/$(1)
test-cpcsim-$(1)-needs = $(BUILD)/tests/cpcsim/$(1)
endef
$(foreach t,$(CPCSIM_TESTS),$(eval $(call cpcsim_test,$t)))
