// The menu of the games: a note on each game that has a saved match, and the emulator fetched before it is needed.

import { startOffline } from "./offline.js";
import { data, text } from "./page_data.js";
import { hasSavedMatch } from "./saved_match.js";

for (const card of document.querySelectorAll("[data-start]"))
    if (hasSavedMatch(card.dataset.start)) card.querySelector("em").textContent = text.waits;

// The emulator is on its way while the visitor still chooses.
addEventListener("load", () => {
    if (navigator.connection?.saveData) return;
    for (const address of data.prefetch) {
        const link = document.createElement("link");
        Object.assign(link, { rel: "prefetch", href: address });
        document.head.append(link);
    }
    startOffline();
});
