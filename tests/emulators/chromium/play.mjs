// make play where something is missing or fails: a clear message and a hint.

import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../../../tools/web/server.mjs";
import { check, test } from "../../lib/tap/tap.mjs";

const ADDRESS = /http:\/\/localhost:(\d+)\//;
const asksToOpen = (output) => /Open this address/.test(output) && ADDRESS.test(output);

const work = mkdtempSync(join(tmpdir(), "mille-play-"));
const page = join(work, "page");
mkdirSync(page);
writeFileSync(join(page, "index.html"), "<!doctype html><title>1000 Bornes</title>");

// Starts the server, waits until it has ended or `until(output)` is true, requests the page, ends it.
async function play(environment, until = () => false, folder = page) {
    const clean = { PATH: process.env.PATH, HOME: process.env.HOME };
    const program = spawn(process.execPath, ["tools/web/play.mjs", folder], { env: { ...clean, ...environment } });
    let output = "";
    for (const stream of [program.stdout, program.stderr]) stream.on("data", (data) => (output += data));
    let code = null;
    const ended = new Promise((resolve) => program.on("exit", (value) => resolve((code = value))));
    const wait = () => new Promise((resolve) => setTimeout(resolve, 50));
    while (code === null && !until(output)) await wait(); // tests/run ends a test that hangs
    const address = output.match(ADDRESS);
    const body = address && (await fetch(`http://127.0.0.1:${address[1]}/`).then((answer) => answer.text()));
    if (code === null) program.kill("SIGINT");
    await ended;
    return { output, code, port: address && Number(address[1]), body };
}

await test("a display and a browser", async () => {
    writeFileSync(join(work, "browser"), `#!/bin/sh\necho "$1" >${work}/opened\n`, { mode: 0o755 });
    const opened = () => existsSync(join(work, "opened"));
    const isReady = (output) => opened() && ADDRESS.test(output);
    const { port, body } = await play({ BROWSER: join(work, "browser"), PORT: "0" }, isReady);
    check(opened(), "the browser is opened with the address");
    check(port !== null && body.includes("1000 Bornes"), "the page is served");
});

await test("no display", async () => {
    const { output } = await play({ PORT: "0" }, asksToOpen);
    check(
        /There is no display here\. Open this address/.test(output),
        "without a display it says so and prints the address"
    );
});

await test("no browser", async () => {
    const { output } = await play({ PORT: "0", DISPLAY: ":77", PATH: "/nonexistent" }, asksToOpen);
    check(
        /No browser was found\. Open this address/.test(output), "without a browser it says so and prints the address"
    );
});

await test("a browser that fails", async () => {
    const { output } = await play({ PORT: "0", BROWSER: "/bin/false" }, asksToOpen);
    check(/\/bin\/false could not open it\. Open this address/.test(output), "a browser that fails is named");
    const missing = await play({ PORT: "0", BROWSER: "/nonexistent/browser" }, asksToOpen);
    check(/does not start\. Open this address/.test(missing.output), "a browser that does not exist is named");
});

await test("a port that is taken", async () => {
    const other = await serve({ "/": work }, 0);
    const environment = { PORT: String(other.port), BROWSER: "none" };
    const { output, port, body } = await play(environment, (text) => ADDRESS.test(text));
    check(output.includes(`Port ${other.port} is taken`), "a taken port is named");
    check(port !== other.port && body.includes("1000 Bornes"), "and the next free one is used");
    other.close();
});

await test("a port that is none", async () => {
    const { output, code } = await play({ PORT: "tape" });
    check(code === 1 && output.includes("PORT=tape is no port"), "a port that is no number is named");
});

await test("no page", async () => {
    const { output, code } = await play({}, undefined, join(work, "nothing"));
    check(code === 1 && output.includes("make page"), "a folder without a page is named, and how to make it");
});

await test("files outside", async () => {
    const server = await serve({ "/": page }, 0);
    const request = (path) => fetch(`http://127.0.0.1:${server.port}${path}`);
    const answers = await Promise.all(["/../browser", "/%2e%2e/browser", "/nowhere", "/%"].map(request));
    check(answers.every((answer) => answer.status === 404), "nothing outside the page's folder is served");
    server.close();
});

// tools/setup in a copy of the project with an npm that fails, or delivers another package.
const setup = (npm) => {
    mkdirSync(join(work, "tools"), { recursive: true });
    cpSync("tools/setup", join(work, "tools/setup"));
    const line = "play npm emulator@1.0.0 tools/web/node_modules/emulator 00ff emulators\n";
    writeFileSync(join(work, "tools/packages"), line);
    writeFileSync(join(work, "npm"), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
    const env = { PATH: `${work}:${process.env.PATH}` };
    return spawnSync(join(work, "tools/setup"), ["play"], { env, encoding: "utf8" });
};

await test("an interrupted download", async () => {
    const { status, stderr } = setup("echo half > emulator-1.0.0.tgz; exit 1");
    check(
        status === 1 && stderr.includes("npm pack emulator@1.0.0"),
        "an interrupted download names the command that failed"
    );
    check(!existsSync(join(work, "tools/web/node_modules/emulator")), "and leaves nothing half-installed");
});

await test("a forged download", async () => {
    const { status, stderr } = setup("echo other > emulator-1.0.0.tgz");
    check(
        status === 1 && stderr.includes("emulator@1.0.0 could not be fetched"),
        "a package with another checksum is refused"
    );
});

rmSync(work, { recursive: true });
