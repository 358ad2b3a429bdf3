// Registers the service worker, with which the page works without a network once it was visited.

export function startOffline() {
    if ("serviceWorker" in navigator && location.protocol !== "file:")
        navigator.serviceWorker.register("offline_worker.js").catch(() => {}); // refused: the page works on line
}
