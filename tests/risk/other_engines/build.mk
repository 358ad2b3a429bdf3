# Other people's machine players as opponents: aiColson and aiConway of Debian's xfrisk.
INCLUDES_tests/risk/other_engines := tests/risk/other_engines tests/lib/tap tools/risk tools/lib/cli $(RISK_BOT)
RISK_PEERS := $(BUILD)/host/risk_peers
$(eval $(call program,$(RISK_PEERS),host,$(wildcard tests/risk/other_engines/*.c) $(RISK_PLAYERS) \
	tools/lib/cli/interval.c tools/lib/cli/word.c $(RISK_BOT_SOURCES) $(RISK_SOURCES),-lm,))

COLSON := /usr/games/aiColson
CONWAY := /usr/games/aiConway

TESTS += risk-peers
test-risk-peers = $(RISK_PEERS) 8 hard 50 $(COLSON) $(CONWAY)
test-risk-peers-needs = $(RISK_PEERS)

peers: risk-peers
risk-peers: $(RISK_PEERS)
	@$< 300 hard 95 $(COLSON)
	@$< 300 hard 95 $(CONWAY)
	@$< 300 hard 90 $(COLSON) $(CONWAY)

.PHONY: risk-peers
