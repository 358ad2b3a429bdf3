// The service worker: keeps the files of the page for a visit without a network. With a network the files come from
// there, so that a visitor always gets files of the same version. tools/web/mkpage.mjs fills in VERSION and FILES.

const CACHE = `cpc-${VERSION}`;

// One after the other, at leisure: the game that is starting has priority.
async function keepAll() {
    const cache = await caches.open(CACHE);
    for (const file of FILES) if (!(await cache.match(file))) await cache.add(file).catch(() => {});
}

async function dropOthers() {
    for (const name of await caches.keys()) if (name.startsWith("cpc-") && name !== CACHE) await caches.delete(name);
    await clients.claim();
}

async function answer(request) {
    try {
        return await fetch(request);
    } catch (error) {
        const cache = await caches.open(CACHE);
        const found = await cache.match(request, { ignoreSearch: true });
        if (found) return found;
        throw error;
    }
}

addEventListener("install", (event) => event.waitUntil(keepAll()));
addEventListener("activate", (event) => event.waitUntil(dropOthers()));
addEventListener("fetch", (event) => {
    const { method, url } = event.request;
    if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
