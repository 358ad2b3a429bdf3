# Offsets, sizes and positions of 1000 Bornes: tools/layout.
INCLUDES_tools/mille/layout = tools/layout src/mille/ui $(MILLE_RULES) $(FRONTEND)
$(eval $(call program,$(BUILD)/host/mille_layout,host,tools/mille/layout/main.c tools/layout/layout.c,,mille))
