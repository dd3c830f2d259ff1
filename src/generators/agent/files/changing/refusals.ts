// What may not be done to a project's files, in sentences that say what may. The gate would refuse the same later, with
// a whole round in between.
import { Buffer } from "node:buffer";
import { LIMITS } from "../../../../workshop/gate/files/allowed-files.ts";
import { ENTRY_MODULE } from "../../../../workshop/gate/files/check-page.ts";
import { checkPaths, shownPath } from "../../../../workshop/gate/files/check-paths.ts";
import type { ProjectFiles } from "../../../../workshop/project-files.ts";

const NEEDED: Readonly<Record<string, string>> = {
  "index.html": "it is the page that the app is shown in",
  "package.json": "it names the packages that the project is built with",
  [ENTRY_MODULE]: "it is the module that index.html starts",
  "vite.config.ts": "without it the project cannot be built where it is taken to",
  "tsconfig.json": "without it the project cannot be built where it is taken to",
};

/** Why no file of this path may come into the project; null where one may. */
export function refusePath(files: ProjectFiles, path: string): string | null {
  if (files.has(path)) return null;
  const twins = [...files.keys()].filter((other) => other.toLowerCase() === path.toLowerCase());
  const [finding] = checkPaths(new Map([...twins, path].map((one) => [one, ""])));
  if (finding !== undefined) return finding.message;
  const asFolder = [...files.keys()].find((other) => path.startsWith(`${other}/`) || other.startsWith(`${path}/`));
  if (asFolder !== undefined) return `${shownPath(path)} and ${shownPath(asFolder)} cannot both be: one would be a file and a folder.`;
  return files.size < LIMITS.files ? null : `The project has ${files.size} files, and at most ${LIMITS.files} are allowed.`;
}

/** Why a file may not have this text, as far as its size goes; null where it may. */
export function refuseSize(files: ProjectFiles, path: string, text: string): string | null {
  const bytes = Buffer.byteLength(text);
  if (bytes > LIMITS.fileBytes)
    return `${path} would have ${bytes} bytes, and a file may have at most ${LIMITS.fileBytes}. Split it into several files.`;
  const others = [...files].reduce((sum, [other, kept]) => sum + (other === path ? 0 : Buffer.byteLength(kept)), 0);
  if (others + bytes <= LIMITS.projectBytes) return null;
  return `The project would have ${others + bytes} bytes, and it may have at most ${LIMITS.projectBytes}.`;
}

/** Why a file may not be deleted; null where it may. */
export function refuseDeletion(path: string): string | null {
  const reason = Object.hasOwn(NEEDED, path) ? NEEDED[path] : undefined;
  return reason === undefined ? null : `${path} may not be deleted: ${reason}. Change it with edit or write instead.`;
}
