import { zipSync } from "fflate";
import type { DeliveredFile, DeliveredFiles } from "../../../domain/projects/read-files.ts";

const SAFE_PATH = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^/\\:\u0000-\u001f][^\\:\u0000-\u001f]*$/;

/** The files as `{files: [{path, content, updatedAt}]}` has them, sorted by path; `content` is UTF-8 text. */
export function presentFiles({ version, files }: DeliveredFiles) {
  const decoder = new TextDecoder();
  return files.map(({ path, bytes }) => ({ path, content: decoder.decode(bytes), updatedAt: version?.createdAt }));
}

/** The files as a zip archive, each as old as its version. A path that could leave the folder that it is unpacked in is a fault, never an entry. */
export function packFiles(files: readonly DeliveredFile[], createdAt: Date): Uint8Array {
  const unsafe = files.find(({ path }) => !SAFE_PATH.test(path));
  if (unsafe !== undefined) throw new Error("a delivered file has an unsafe path");
  return zipSync(Object.fromEntries(files.map(({ path, bytes }) => [path, bytes])), { mtime: createdAt });
}
