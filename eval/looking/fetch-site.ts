// A built site's files are fetched over HTTP from the service that publishes it; the browser has no network access. Files are
// cached, so that each costs one request.
import { get } from "node:http";
import { gzipSync } from "node:zlib";

export interface FetchedFile {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
}

/** The files of one site. `weigh` returns the gzipped size of the scripts and styles fetched so far. */
export interface FetchedSite {
  fetch(path: string): Promise<FetchedFile>;
  weigh(): { appBytes: number; allBytes: number };
}

/** Reads the site with the URL `deployment` from the service on this port. */
export function fetchSite({ deployment, port }: { deployment: string; port: number }): FetchedSite {
  const host = new URL(deployment).host;
  const files = new Map<string, Promise<FetchedFile>>();
  const known = new Map<string, FetchedFile>();
  const read = async (path: string): Promise<FetchedFile> => {
    const file = await readFile({ host, port, path });
    known.set(path, file);
    return file;
  };
  return {
    fetch(path) {
      const reading = files.get(path) ?? read(path);
      files.set(path, reading);
      return reading;
    },
    weigh() {
      const code = [...known].filter(([, { headers }]) => /javascript|css/.test(headers["content-type"] ?? ""));
      const sizes = code.map(([path, { bytes }]) => ({ isShared: path.startsWith("/_v/"), size: gzipSync(bytes).length }));
      const sum = (chosen: typeof sizes): number => chosen.reduce((total, { size }) => total + size, 0);
      return { appBytes: sum(sizes.filter(({ isShared }) => !isShared)), allBytes: sum(sizes) };
    },
  };
}

function readFile({ host, port, path }: { host: string; port: number; path: string }): Promise<FetchedFile> {
  return new Promise((resolve, reject) => {
    const request = get({ host: "127.0.0.1", port, path, headers: { host } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const headers = Object.entries(answer.headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
        resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(headers), bytes: Buffer.concat(chunks) });
      });
    });
    request.on("error", reject);
  });
}
