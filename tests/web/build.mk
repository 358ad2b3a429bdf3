# The page with both games, in headless Chromium.
TESTS += page page-room page-memory
test-page = node tests/web/page.mjs
test-page-needs = $(PAGE)/index.html
test-page-room = node tests/web/room.mjs
test-page-room-needs = $(PAGE)/index.html
test-page-memory = node tests/web/memory.mjs
test-page-memory-needs = $(PAGE)/index.html
