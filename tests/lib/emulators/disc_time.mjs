// The time of a disc session, as a line of make bench.

import { SECOND, runUntil } from "./machine.mjs";

// Milliseconds from the key until the screen, which is dark during the session, shows the match again; OVER if it does
// not, or if `isRight` is false.
export async function printDiscTime(cpc, name, limit, key, showsMatch, isRight = async () => true) {
    const until = (arrived, seconds) => runUntil(cpc, arrived, seconds * SECOND, 2);
    const begun = await cpc.seconds();
    await cpc.press(key);
    const dark = await until(async () => !(await showsMatch()), 2);
    const done = dark && (await until(showsMatch, 20)) && (await isRight());
    const ms = done ? Math.round(1000 * ((await cpc.seconds()) - begun)) : 99_999;
    console.log(`${name} ${ms} ${limit} ${ms <= limit ? "ok" : "OVER"}`);
}
