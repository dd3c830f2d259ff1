// A data folder is identified by its marker, atelier.json. A missing or empty folder becomes ours; a folder with other
// contents and no marker belongs to something else, and nothing is written into it.
import { randomUUID } from "node:crypto";
import { accessSync, constants, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { StartError } from "../../lib/process/start-error.ts";
import { attemptSync } from "../../lib/attempts/attempt-sync.ts";
import { explainRefusal } from "./explain-refusal.ts";

const MARKER = "atelier.json";
/** Each process writes a file of its own: several may start at once on a new folder. */
const UNFINISHED_MARKER = `.atelier.json.${randomUUID()}.new`;
const FORMAT = 1;
/** Entries that file systems, desktops and repositories create in an empty folder. */
const NOTHING = new Set(["lost+found", ".DS_Store", ".gitkeep", ".gitignore"]);
const isUnfinished = (name: string): boolean => /^\.atelier\.json(?:\.[\da-f-]+)?\.new$/.test(name);

const Marker = z.object({ format: z.number().int().positive() });

/** Makes `folder` a data folder, or checks that it is one. Throws a StartError if it is another program's, too new, or not writable. */
export function markDataFolder(folder: string): void {
  const entries = attemptSync(() => readdirSync(folder));
  if (entries.ok && entries.value.includes(MARKER)) {
    checkMarker(folder);
    return checkWritable(folder);
  }
  if (!entries.ok && entries.code !== "ENOENT") throw explainRefusal(folder, entries);
  const foreign = entries.ok ? entries.value.filter((name) => !NOTHING.has(name) && !isUnfinished(name)) : [];
  if (foreign.length > 0) {
    throw new StartError(
      `The folder ${folder} is not a data folder of Atelier: it holds ${listed(foreign)} and no ${MARKER}. ` +
        "Nothing was changed. Set ATELIER_DATA to an empty folder or to one that does not exist yet.",
    );
  }
  const written = attemptSync(() => writeMarker(folder));
  if (!written.ok) throw explainRefusal(folder, written);
}

function writeMarker(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const unfinished = path.join(folder, UNFINISHED_MARKER);
  writeFileSync(
    unfinished,
    `${JSON.stringify({ format: FORMAT, about: "A data folder of Atelier. Back it up only while Atelier is stopped." })}\n`,
  );
  renameSync(unfinished, path.join(folder, MARKER));
}

function checkMarker(folder: string): void {
  const file = path.join(folder, MARKER);
  const text = attemptSync(() => readFileSync(file, "utf8"));
  if (!text.ok) throw explainRefusal(folder, text);
  const content = attemptSync<unknown>(() => JSON.parse(text.value));
  const marker = Marker.safeParse(content.ok ? content.value : null);
  if (!marker.success) throw new StartError(`${file} is damaged. Restore it from a backup, or set ATELIER_DATA to another folder.`);
  if (marker.data.format > FORMAT) {
    throw new StartError(
      `The data folder ${folder} was written by a newer Atelier (format ${marker.data.format}, this one reads ${FORMAT}). ` +
        "Start that version, or set ATELIER_DATA to another folder.",
    );
  }
}

function checkWritable(folder: string): void {
  const allowed = attemptSync(() => accessSync(folder, constants.W_OK | constants.X_OK));
  if (!allowed.ok) throw explainRefusal(folder, allowed);
}

function listed(names: string[]): string {
  const shown = names.slice(0, 3).join(", ");
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}
