# The page with both games, in headless Chromium.
TESTS += page page-room page-memory
test-page = node tests/tools/web/page.mjs
test-page-needs = $(PAGE)/index.html
test-page-room = node tests/tools/web/layout.mjs
test-page-room-needs = $(PAGE)/index.html
test-page-memory = node tests/tools/web/saved_match.mjs
test-page-memory-needs = $(PAGE)/index.html
