// make play when things are not as hoped: each is a clear sentence and a way on.

import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../../../tools/web/server.mjs";
import { check, test } from "./tap.mjs";

const PATIENCE_MS = 60_000;
const ADDRESS = /http:\/\/localhost:(\d+)\//;
const asksToOpen = (said) => /Open this address/.test(said) && ADDRESS.test(said);

const work = mkdtempSync(join(tmpdir(), "mille-play-"));
const page = join(work, "page");
mkdirSync(page);
writeFileSync(join(page, "index.html"), "<!doctype html><title>1000 Bornes</title>");

// Starts the server, waits until it has ended or `until` holds of what it said, asks it for the page, ends it.
async function play(environment, until = () => false, folder = page) {
    const clean = { PATH: process.env.PATH, HOME: process.env.HOME };
    const program = spawn(process.execPath, ["tools/web/play.mjs", folder], { env: { ...clean, ...environment } });
    let said = "";
    for (const stream of [program.stdout, program.stderr]) stream.on("data", (data) => (said += data));
    let code = null;
    const ended = new Promise((resolve) => program.on("exit", (value) => resolve((code = value))));
    for (const end = Date.now() + PATIENCE_MS; code === null && !until(said) && Date.now() < end; ) await new Promise((resolve) => setTimeout(resolve, 50));
    const address = said.match(ADDRESS);
    const body = address && (await fetch(`http://127.0.0.1:${address[1]}/`).then((answer) => answer.text()));
    if (code === null) program.kill("SIGINT");
    await ended;
    return { said, code, port: address && Number(address[1]), body };
}

await test("a display and a browser", async () => {
    writeFileSync(join(work, "browser"), `#!/bin/sh\necho "$1" >${work}/opened\n`, { mode: 0o755 });
    const opened = () => existsSync(join(work, "opened"));
    const { port, body } = await play({ BROWSER: join(work, "browser"), PORT: "0" }, (said) => opened() && ADDRESS.test(said));
    check(opened(), "the browser is opened with the address");
    check(port !== null && body.includes("1000 Bornes"), "the page is served");
});

await test("no display", async () => {
    const { said } = await play({ PORT: "0" }, asksToOpen);
    check(/There is no display here\. Open this address/.test(said), "without a display it says so and prints the address");
});

await test("no browser", async () => {
    const { said } = await play({ PORT: "0", DISPLAY: ":77", PATH: "/nonexistent" }, asksToOpen);
    check(/No browser was found\. Open this address/.test(said), "without a browser it says so and prints the address");
});

await test("a browser that fails", async () => {
    const { said } = await play({ PORT: "0", BROWSER: "/bin/false" }, asksToOpen);
    check(/\/bin\/false could not open it\. Open this address/.test(said), "a browser that fails is named");
    const missing = await play({ PORT: "0", BROWSER: "/nonexistent/browser" }, asksToOpen);
    check(/does not start\. Open this address/.test(missing.said), "a browser that does not exist is named");
});

await test("a port that is taken", async () => {
    const other = await serve({ "/": work }, 0);
    const { said, port, body } = await play({ PORT: String(other.port), BROWSER: "none" }, (said) => ADDRESS.test(said));
    check(said.includes(`Port ${other.port} is taken`) && port !== other.port && body.includes("1000 Bornes"), "a taken port is named and the next free one used");
    other.close();
});

await test("a port that is none", async () => {
    const { said, code } = await play({ PORT: "tape" });
    check(code === 1 && said.includes("PORT=tape is no port"), "a port that is no number is named");
});

await test("no page", async () => {
    const { said, code } = await play({}, undefined, join(work, "nothing"));
    check(code === 1 && said.includes("make page"), "a folder without a page is named, and how to make it");
});

await test("files outside", async () => {
    const server = await serve({ "/": page }, 0);
    const answers = await Promise.all(["/../browser", "/%2e%2e/browser", "/nowhere", "/%"].map((path) => fetch(`http://127.0.0.1:${server.port}${path}`)));
    check(answers.every((answer) => answer.status === 404), "nothing outside the page's folder is served");
    server.close();
});

// tools/setup in a copy of the project with an npm that fails, or brings something else than what was asked for.
const setup = (npm) => {
    mkdirSync(join(work, "tools"), { recursive: true });
    cpSync("tools/setup", join(work, "tools/setup"));
    writeFileSync(join(work, "tools/packages"), "play npm emulator@1.0.0 tools/web/node_modules/emulator 00ff emulators\n");
    writeFileSync(join(work, "npm"), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
    return spawnSync(join(work, "tools/setup"), ["play"], { env: { PATH: `${work}:${process.env.PATH}` }, encoding: "utf8" });
};

await test("an interrupted download", async () => {
    const { status, stderr } = setup("echo half > emulator-1.0.0.tgz; exit 1");
    check(status === 1 && stderr.includes("npm pack emulator@1.0.0"), "an interrupted download says how to look at it");
    check(!existsSync(join(work, "tools/web/node_modules/emulator")), "and leaves nothing half-installed");
});

await test("a forged download", async () => {
    const { status, stderr } = setup("echo other > emulator-1.0.0.tgz");
    check(status === 1 && stderr.includes("emulator@1.0.0 could not be fetched whole"), "a package with another checksum is refused");
});

rmSync(work, { recursive: true });
