// Streams zip archives. Compression runs in zlib on Node's own threads: text that compresses badly would block the
// event loop for most of a second, for a project of the maximum size.
import { promisify } from "node:util";
import { crc32, deflateRaw } from "node:zlib";
import { Zip, type ZipInputFile } from "fflate";

/** A file to pack. */
export interface PackedFile {
  path: string;
  bytes: Uint8Array;
}

const SAFE_PATH = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^/\\:\u0000-\u001f][^\\:\u0000-\u001f]*$/;
// The ZIP format's number for it (APPNOTE 4.4.5).
const DEFLATED = 8;

const deflate = promisify<Uint8Array, Buffer>(deflateRaw);

/**
 * Streams a zip archive of files that are read one at a time: only one of them is in memory. Throws for a path that
 * could leave the folder it is unpacked in.
 */
export async function* zipPieces(files: AsyncIterable<PackedFile> | Iterable<PackedFile>, mtime: Date): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error !== null) throw error;
    pieces.push(piece);
  });
  for await (const { path, bytes } of files) {
    if (!SAFE_PATH.test(path)) throw new Error("a file to pack has an unsafe path");
    const entry: ZipInputFile = { filename: path, size: bytes.length, crc: crc32(bytes), compression: DEFLATED, mtime };
    archive.add(entry);
    entry.ondata?.(null, Uint8Array.from(await deflate(bytes)), true);
    yield* pieces.splice(0);
  }
  archive.end();
  yield* pieces.splice(0);
}
