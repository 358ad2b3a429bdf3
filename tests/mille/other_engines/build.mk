# Programs of other authors as opponents: Debian's bsdgames has a Mille Bornes of 1982.
PEER_BSD = python3 tests/mille/other_engines/bsd_mille.py --bot $(BUILD)/host/mille

TESTS += peers
test-peers = $(PEER_BSD) --matches 2
test-peers-needs = $(BUILD)/host/mille

MATCHES ?= 200
peers: $(BUILD)/host/mille ## MATCHES=200 against the mille of the BSD games, 900 games against the players of xfrisk
	@$(PEER_BSD) --matches $(MATCHES)

.PHONY: peers
