#!/usr/bin/env node
// Serves the page on this machine and opens it in the browser: node play.mjs FOLDER [GAME]. Ctrl+C ends it.
// PORT chooses another port than 6128; BROWSER another program to open the address with ("none": only print it);
// HOST=0.0.0.0 lets other devices in, such as a phone in the same network.

import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { serve } from "./server.mjs";

const FIRST_PORT = 6128;
const TRIES = 10;
const HOST = process.env.HOST || "127.0.0.1";

async function serveSomewhere(folder) {
    const wanted = process.env.PORT === undefined ? FIRST_PORT : Number(process.env.PORT);
    if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535)
        throw new Error(`PORT=${process.env.PORT} is no port: choose a number from 1024 to 65535.`);
    for (let port = wanted; port < wanted + TRIES && port <= 65535; port++) {
        try {
            const server = await serve({ "/": folder }, port, HOST);
            if (port !== wanted) console.log(`Port ${wanted} is taken by another program; using ${port} instead.`);
            return server;
        } catch (error) {
            if (error.code === "EACCES")
                throw new Error(`Port ${port} needs root: choose one from 1024 up, as in PORT=6128 make play.`);
            if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"].includes(error.code))
                throw new Error(`HOST=${HOST} is no address of this machine: HOST=0.0.0.0 means all of them.`);
            if (error.code !== "EADDRINUSE") throw error;
        }
    }
    const last = wanted + TRIES - 1;
    throw new Error(`Ports ${wanted} to ${last} are all taken: choose another, as in PORT=8000 make play.`);
}

const known = (command) => spawnSync("sh", ["-c", 'command -v "$1"', "sh", command]).status === 0;

// The addresses under which other devices find this machine.
function addresses() {
    if (HOST === "127.0.0.1" || HOST === "localhost") return [];
    if (HOST !== "0.0.0.0") return [HOST];
    return Object.values(networkInterfaces()).flat().filter(({ family, internal }) => family === "IPv4" && !internal)
        .map(({ address }) => address);
}

// The command that opens an address on this machine, or the reason why there is none.
function browser() {
    if (process.env.BROWSER === "none") return { why: "" };
    if (process.env.BROWSER) return { command: process.env.BROWSER };
    if (process.platform === "darwin") return { command: "open" };
    if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return { why: "There is no display here. " };
    const command = ["xdg-open", "sensible-browser", "chromium", "firefox"].find(known);
    return command ? { command } : { why: "No browser was found. " };
}

try {
    const [, , folder, game] = process.argv;
    if (!folder || !existsSync(`${folder}/index.html`))
        throw new Error(`${folder ?? "no folder"}: there is no page in it. make page writes it to build/page.`);
    const { port } = await serveSomewhere(folder);
    const wanted = game ? `?game=${game}` : "";
    const address = `http://localhost:${port}/${wanted}`;
    const { command, why } = browser();
    console.log(`The page is at ${address}  (Ctrl+C ends it)`);
    for (const other of addresses())
        console.log(`On another device of this network: http://${other}:${port}/${wanted}`);
    const byHand = (reason) =>
        console.log(
            `${reason}Open this address in a browser on this machine, ` +
                "or load an image of the folder disk into any CPC emulator.",
        );
    if (!command) byHand(why);
    else {
        const opened = spawn(command, [address], { stdio: "ignore", detached: true });
        opened.on("error", () => byHand(`${command} does not start. `));
        opened.on("exit", (code) => code && byHand(`${command} could not open it. `));
        opened.unref();
    }
} catch (error) {
    console.error(error.message);
    process.exitCode = 1;
}
