// How long a visit to the disc takes, as a line of make bench.

import { SECOND, runUntil } from "../chromium/title.mjs";

// Milliseconds from the key until the screen, which has gone dark meanwhile, is lit again; where it is not, or `good` says no, that is OVER.
export async function timed(cpc, name, limit, key, lit, good = async () => true) {
    const until = (arrived, seconds) => runUntil(cpc, arrived, seconds * SECOND, 2);
    const begun = await cpc.seconds();
    await cpc.press(key);
    const done = (await until(async () => !(await lit()), 2)) && (await until(lit, 20)) && (await good());
    const ms = done ? Math.round(1000 * ((await cpc.seconds()) - begun)) : 99_999;
    console.log(`${name} ${ms} ${limit} ${ms <= limit ? "ok" : "OVER"}`);
}
