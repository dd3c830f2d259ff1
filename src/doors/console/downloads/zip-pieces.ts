import { Zip, ZipDeflate } from "fflate";

/** A file to pack. */
export interface PackedFile {
  path: string;
  bytes: Uint8Array;
}

const SAFE_PATH = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^/\\:\u0000-\u001f][^\\:\u0000-\u001f]*$/;

/** A zip archive of files that come one after the other, in pieces: only one of them is in memory. A path that could leave the folder that it is unpacked in is a fault. */
export async function* zipPieces(files: AsyncIterable<PackedFile>, mtime: Date): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error !== null) throw error;
    pieces.push(piece);
  });
  for await (const { path, bytes } of files) {
    if (!SAFE_PATH.test(path)) throw new Error("a file to pack has an unsafe path");
    const entry = new ZipDeflate(path, { level: 6 });
    entry.mtime = mtime;
    archive.add(entry);
    entry.push(bytes, true);
    yield* pieces.splice(0);
  }
  archive.end();
  yield* pieces.splice(0);
}
