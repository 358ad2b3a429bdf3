// A static web server. `mounts` maps the start of an address to a folder: the longest match is used. A packed copy of a
// file beside it (.br, .gz) is sent to a browser that understands it.

import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";

const TYPES = {
    ".css": "text/css; charset=utf-8",
    ".gz": "application/gzip",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".pdf": "application/pdf",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
};
const PACKED = [["br", ".br"], ["gzip", ".gz"]]; // names in HTTP, endings of files

function fileOf(mounts, address) {
    const path = normalize(decodeURIComponent(new URL(address, "http://localhost").pathname));
    const matching = Object.keys(mounts).filter((start) => path.startsWith(start));
    const mount = matching.sort((a, b) => b.length - a.length)[0];
    if (mount === undefined || path.includes("..")) return null;
    return join(mounts[mount], path.slice(mount.length) || "index.html");
}

const readOrNull = (file) => readFile(file).catch(() => null);

// The file as it is sent: { body, encoding }; body is null if there is no such file.
async function contents(file, accepted) {
    for (const [encoding, ending] of PACKED) {
        const body = new RegExp(`\\b${encoding}\\b`).test(accepted) ? await readOrNull(file + ending) : null;
        if (body && (await readOrNull(file))) return { body, encoding };
    }
    return { body: await readOrNull(file) };
}

async function answer(mounts, request, response) {
    let file = null;
    try {
        file = fileOf(mounts, request.url);
    } catch {} // a malformed address is answered with 404
    const { body, encoding } = file ? await contents(file, request.headers["accept-encoding"] ?? "") : { body: null };
    if (!body) {
        response.writeHead(404, { "Content-Type": "text/plain", "Cache-Control": "no-cache" });
        return response.end("not found\n");
    }
    const tag = `"${createHash("sha1").update(body).digest("base64url")}"`;
    const headers = { ETag: tag, "Cache-Control": "no-cache", Vary: "Accept-Encoding" };
    if (request.headers["if-none-match"] === tag) {
        response.writeHead(304, headers);
        return response.end();
    }
    response.writeHead(200, {
        ...headers,
        "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
        "Content-Length": body.length,
        ...(encoding && { "Content-Encoding": encoding }),
    });
    response.end(request.method === "HEAD" ? undefined : body);
}

// Resolves to { port, close } once the server listens; rejects (EADDRINUSE…) when it cannot. Port 0: any free one. Host
// 0.0.0.0: other devices may connect too.
export function serve(mounts, port, host = "127.0.0.1") {
    const server = createServer((request, response) => answer(mounts, request, response));
    return new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, host, () => {
            resolve({
                port: server.address().port,
                close() {
                    server.close();
                    server.closeAllConnections();
                },
            });
        });
    });
}
