// Refuses invalid changes to a project's files, with sentences that state what is allowed. The gate would refuse the
// same changes later, at the cost of a whole round.
import { Buffer } from "node:buffer";
import { LIMITS, WEB_FILES } from "../../../../workshop/gate/files/allowed-files.ts";
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

/** Returns why no file with this path may be added to the project, or null if it may. */
export function refusePath(files: ProjectFiles, path: string): string | null {
  if (files.has(path)) return null;
  const twins = [...files.keys()].filter((other) => other.toLowerCase() === path.toLowerCase());
  const [finding] = checkPaths(new Map([...twins, path].map((one) => [one, ""])), WEB_FILES);
  if (finding !== undefined) return finding.message;
  const asFolder = [...files.keys()].find((other) => path.startsWith(`${other}/`) || other.startsWith(`${path}/`));
  if (asFolder !== undefined) return `${shownPath(path)} and ${shownPath(asFolder)} cannot both be: one would be a file and a folder.`;
  return files.size < LIMITS.files ? null : `The project has ${files.size} files, and at most ${LIMITS.files} are allowed.`;
}

/** Returns why a file may not have this text because of its size, or null if it may. */
export function refuseSize(files: ProjectFiles, path: string, text: string): string | null {
  const bytes = Buffer.byteLength(text);
  if (bytes > LIMITS.fileBytes)
    return `${path} would have ${bytes} bytes, and a file may have at most ${LIMITS.fileBytes}. Split it into several files.`;
  const others = [...files].reduce((sum, [other, kept]) => sum + (other === path ? 0 : Buffer.byteLength(kept)), 0);
  if (others + bytes <= LIMITS.projectBytes) return null;
  return `The project would have ${others + bytes} bytes, and it may have at most ${LIMITS.projectBytes}.`;
}

/** Returns why a file may not be deleted, or null if it may. */
export function refuseDeletion(path: string): string | null {
  const reason = Object.hasOwn(NEEDED, path) ? NEEDED[path] : undefined;
  return reason === undefined ? null : `${path} may not be deleted: ${reason}. Change it with edit or write instead.`;
}
