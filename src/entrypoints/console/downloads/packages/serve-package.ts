// The packages for programs: `/downloads/packages.json` lists the newest with their permanent addresses and integrity, and what
// has such an address stays. (`/downloads/atelier-sdk.tgz` and the like are always the newest, and files of the bundle.)
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { z } from "zod";
import type { AppContext } from "../../../../domain/call.ts";
import { readPackage } from "../../../../storage/rows/sites/read-package.ts";
import { plainHeaders } from "../../pages/page-headers.ts";

const PERMANENT =
  /^\/downloads\/(?<file>atelier-[a-z]+-\d+\.\d+\.\d+(?:-[\w.]+)?-[0-9a-f]{12}\.tgz|atelier_sdk-\d+\.\d+\.\d+\w*-0[0-9a-f]{12}-py3-none-any\.whl)$/;
const LIST = "/downloads/packages.json";
const Package = z.object({ name: z.string(), version: z.string(), file: z.string(), integrity: z.string(), sha256: z.string() });
const List = z.object({ packages: z.array(Package) });

/** What is sent. */
export interface ServedPackage {
  bytes: Uint8Array;
  type: string;
  isPermanent: boolean;
}

/** Finds what a path stands for; null if it is neither the list nor a package. */
export function createServePackage({
  ctx,
  folder,
}: {
  ctx: AppContext;
  folder: string;
}): (pathname: string) => Promise<ServedPackage | null> {
  const fileOf = async (file: string) => (existsSync(path.join(folder, file)) ? readFile(path.join(folder, file)) : null);
  return async (pathname) => {
    if (pathname === LIST) {
      const text = await fileOf("packages.json");
      return text === null ? null : { bytes: listOf(text, ctx), type: "application/json; charset=utf-8", isPermanent: false };
    }
    const file = PERMANENT.exec(pathname)?.groups?.["file"];
    if (file === undefined) return null;
    const bytes = await readPackage(ctx.database, { file, now: ctx.clock.now(), readFile: () => fileOf(file) });
    return bytes === null ? null : { bytes, type: file.endsWith(".whl") ? "application/zip" : "application/gzip", isPermanent: true };
  };
}

/** Sends it. Package managers of any origin may read it. */
export function sendPackage(
  { bytes, type, isPermanent }: ServedPackage,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): void {
  response.writeHead(200, {
    ...plainHeaders(),
    "Content-Type": type,
    "Content-Length": bytes.byteLength,
    "Cache-Control": isPermanent ? "public, max-age=31536000, immutable" : "public, max-age=300",
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
}

function listOf(text: Buffer, { addresses }: AppContext): Uint8Array {
  const { packages } = List.parse(JSON.parse(text.toString("utf8")));
  const listed = packages.map(({ file, ...one }) => ({ ...one, url: `${addresses.service}/downloads/${file}` }));
  return Buffer.from(`${JSON.stringify({ packages: listed }, null, 2)}\n`);
}
