// Writes files that came over a network below a folder, and nowhere else. A path is judged as every system would read it, so
// that what is refused does not depend on where the files are unpacked; a link that is already there is not followed.
import { constants, closeSync, lstatSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** A file to write. */
export interface NewFile {
  /** Below the folder, with `/` between the names. */
  path: string;
  content: string;
}

/** What was written, as absolute paths; or the first path that may not be written, and then nothing was. */
export interface Saved {
  written: string[];
  refused: { path: string; why: string } | null;
}

/** Saves files below a folder; null where there is no file system. */
export const saveFiles: ((folder: string, files: readonly NewFile[]) => Saved) | null = (folder, files) => {
  const root = resolve(folder);
  for (const { path } of files) {
    const why = faultOfPath(path) ?? faultOfPlace(root, path);
    if (why !== null) return { written: [], refused: { path, why } };
  }
  return { written: files.map((file) => writeBelow(root, file)), refused: null };
};

const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

function faultOfPath(path: string): string | null {
  if (path === "") return "is empty";
  if (/[\x00-\x1f\x7f]/.test(path)) return "holds a control character";
  if (/[\\:]/.test(path)) return "holds a character that some systems take for a separator";
  const names = path.split("/");
  if (names.some((name) => name === "" || name === "." || name === "..")) return "leads out of the folder";
  if (names.some((name) => deviceName.test(name) || /[. ]$/.test(name))) return "holds a name that some systems do not take as it is";
  return null;
}

// Each folder on the way has to be a folder, and the file a file, or not there yet.
function faultOfPlace(root: string, path: string): string | null {
  const names = path.split("/");
  for (const [index] of names.entries()) {
    const found = lstatSync(join(root, ...names.slice(0, index + 1)), { throwIfNoEntry: false });
    if (found === undefined) return null;
    if (found.isSymbolicLink()) return "leads over a link that is there already";
    const isLast = index === names.length - 1;
    if (isLast ? !found.isFile() : !found.isDirectory()) return "is in the way of something that is there already";
  }
  return null;
}

function writeBelow(root: string, { path, content }: NewFile): string {
  const place = join(root, path);
  mkdirSync(join(place, ".."), { recursive: true });
  // Not through a link that somebody has put there since. Windows has no such flag, and nothing or'ed with nothing is nothing.
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants;
  const file = openSync(place, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o666);
  try {
    writeFileSync(file, content);
  } finally {
    closeSync(file);
  }
  return place;
}
