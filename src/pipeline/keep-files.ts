// Files are kept once, by their content. Compressing is the dear part, so it is done for new content only: the shared
// vendor chunks of a site are compressed by the first build that uses them, and never again.
import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Ground } from "../domain/call.ts";
import { type NewBlob, useBlobs } from "../storage/rows/versions/write-versions.ts";
import type { Manifest } from "../storage/tables/index.ts";
import type { ProjectFiles, Site } from "../workshop/project-files.ts";

/** A manifest, and the blobs that it names. */
export interface KeptFiles {
  manifest: Manifest;
  blobs: NewBlob[];
}

const compress = promisify(brotliCompress);
const compressible = /^text\/|javascript|json|xml|svg/;
// Below this a response is one packet anyway.
const smallestBytes = 1_024;

/** A project's source as blobs. */
export function keepSource(files: ProjectFiles): KeptFiles {
  const manifest: Manifest = {};
  const blobs = [...files].map(([path, text]) => {
    const bytes = Buffer.from(text, "utf8");
    const blob = { hash: contentHash(bytes), bytes, brotli: null };
    manifest[path] = { hash: blob.hash, bytes: bytes.length, contentType: "text/plain; charset=utf-8", immutable: false };
    return blob;
  });
  return { manifest, blobs };
}

/** A built site as blobs, compressed; those that are kept already are left out. */
export async function keepSite({ database, clock }: Pick<Ground, "database" | "clock">, site: Site): Promise<KeptFiles> {
  const files = site.map((file) => ({ ...file, hash: contentHash(file.bytes) }));
  const manifest: Manifest = {};
  for (const { path, hash: name, bytes, contentType, immutable } of files) {
    manifest[path] = { hash: name, bytes: bytes.length, contentType, immutable };
  }
  const kept = await useBlobs(
    database,
    files.map((file) => file.hash),
    clock.now(),
  );
  const fresh = files.filter((file) => !kept.has(file.hash));
  const blobs = await Promise.all(
    fresh.map(async (file) => ({ hash: file.hash, bytes: file.bytes, brotli: await compressed(file.contentType, file.bytes) })),
  );
  return { manifest, blobs };
}

/** SHA-256 in hexadecimal, the name of a blob. */
export function contentHash(bytes: Uint8Array): string {
  return hash("sha256", bytes, "hex");
}

async function compressed(contentType: string, bytes: Uint8Array): Promise<Uint8Array | null> {
  if (bytes.length < smallestBytes || !compressible.test(contentType)) return null;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const brotli = await compress(bytes, { params });
  return brotli.length < bytes.length ? brotli : null;
}
