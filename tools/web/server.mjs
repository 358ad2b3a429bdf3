// A static web server for this machine only. `mounts` maps the start of an address to a folder: the longest match is
// used.

import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";

const TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".pdf": "application/pdf",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".wasm": "application/wasm",
};

function fileOf(mounts, address) {
    const path = normalize(decodeURIComponent(new URL(address, "http://localhost").pathname));
    const matching = Object.keys(mounts).filter((start) => path.startsWith(start));
    const mount = matching.sort((a, b) => b.length - a.length)[0];
    if (mount === undefined || path.includes("..")) return null;
    return join(mounts[mount], path.slice(mount.length) || "index.html");
}

// Resolves to { port, close } once the server listens; rejects (EADDRINUSE…) when it cannot. Port 0: any free one.
export function serve(mounts, port) {
    const server = createServer(async (request, response) => {
        let body = null;
        let file = null;
        try {
            file = fileOf(mounts, request.url);
            body = file && (await readFile(file));
        } catch {
            body = null; // no such file, or a malformed address: both are answered with 404
        }
        response.writeHead(body ? 200 : 404, {
            "Content-Type": (body && TYPES[extname(file)]) || (body ? "application/octet-stream" : "text/plain"),
            "Cache-Control": "no-cache",
        });
        response.end(request.method === "HEAD" ? undefined : body ?? "not found\n");
    });
    return new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, "127.0.0.1", () => {
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
