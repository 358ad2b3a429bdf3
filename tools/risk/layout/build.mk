# Offsets, sizes and positions of RISK: tools/layout.
INCLUDES_tools/risk/layout = tools/layout src/risk/ui src/risk/ui/map src/risk/bot $(RISK_BOT) $(FRONTEND)
$(eval $(call program,$(BUILD)/host/risk_layout,host,tools/risk/layout/main.c tools/layout/layout.c,,risk))
