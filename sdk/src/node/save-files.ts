// Writes files received over a network below a folder, and nowhere else. Paths are validated for every operating system, so
// that the result does not depend on where the files are written; existing symbolic links are not followed.
import { constants, closeSync, lstatSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** A file to write. */
export interface NewFile {
  /** Relative to the folder, with `/` as the separator. */
  path: string;
  content: string;
}

/** The absolute paths of the files written; or the first path that was refused, in which case nothing was written. */
export interface Saved {
  written: string[];
  refused: { path: string; why: string } | null;
}

/** Saves files below a folder; null if there is no file system. */
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
  if (/[\x00-\x1f\x7f]/.test(path)) return "contains a control character";
  if (/[\\:]/.test(path)) return "contains a character that some systems treat as a separator";
  const names = path.split("/");
  if (names.some((name) => name === "" || name === "." || name === "..")) return "leads out of the folder";
  if (names.some((name) => deviceName.test(name) || /[. ]$/.test(name)))
    return "contains a name that is reserved or changed on some systems";
  return null;
}

// Every parent must be a folder and the file a regular file, unless it does not exist yet.
function faultOfPlace(root: string, path: string): string | null {
  const names = path.split("/");
  for (const [index] of names.entries()) {
    const found = lstatSync(join(root, ...names.slice(0, index + 1)), { throwIfNoEntry: false });
    if (found === undefined) return null;
    if (found.isSymbolicLink()) return "leads through an existing link";
    const isLast = index === names.length - 1;
    if (isLast ? !found.isFile() : !found.isDirectory()) return "conflicts with an existing file or folder";
  }
  return null;
}

function writeBelow(root: string, { path, content }: NewFile): string {
  const place = join(root, path);
  mkdirSync(join(place, ".."), { recursive: true });
  // O_NOFOLLOW: a symbolic link may have been created in the meantime. On Windows the flag is undefined, which `|` treats as 0.
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants;
  const file = openSync(place, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o666);
  try {
    writeFileSync(file, content);
  } finally {
    closeSync(file);
  }
  return place;
}
