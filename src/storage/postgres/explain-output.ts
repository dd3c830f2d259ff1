import { StartError } from "../../lib/process/start-error.ts";

/** The output of a server program that failed, its data folder, and the file that contains its full log. */
export interface FailedOutput {
  output: string;
  folder: string;
  log: string | null;
}

type Explain = (failed: FailedOutput) => string;

const KNOWN: [RegExp, Explain][] = [
  [
    /No space left on device|Disk quota exceeded/,
    ({ folder }) =>
      `The disk that holds ${folder} is full. Free some space (a new data folder needs about 60 MB), or set ATELIER_DATA to another disk.`,
  ],
  [/Read-only file system/, ({ folder }) => `${folder} is on a read-only file system. Set ATELIER_DATA to a folder that can be written.`],
  [
    /could not map anonymous shared memory|Cannot allocate memory|could not create shared memory segment/,
    () => "PostgreSQL could not get its memory (about 100 MB). Free some, or raise this container's limit.",
  ],
  [
    /GLIBC_|GLIBCXX_|error while loading shared libraries|Symbol not found/,
    ({ output }) =>
      `This system's libraries are not those that the embedded PostgreSQL needs (${lastLine(output)}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
  ],
  [
    /Permission denied|has wrong ownership|has invalid permissions/,
    ({ folder, output }) =>
      `PostgreSQL may not use ${folder} (${lastLine(output)}). Give the folder to the user who starts Atelier (chown -R), mode 0700.`,
  ],
];

/** Explains a failed server start in one or two sentences. */
export function explainOutput(failed: FailedOutput): StartError {
  const known = KNOWN.find(([pattern]) => pattern.test(failed.output));
  if (known) return new StartError(known[1](failed));
  const log = failed.log === null ? "" : ` Its log is ${failed.log}.`;
  return new StartError(`PostgreSQL did not start in ${failed.folder}: ${lastLine(failed.output)}.${log}`);
}

/** Explains a program that could not be executed. If an existing file "does not exist", its loader is missing: another C library. */
export function explainSpawn(program: string, code: string): StartError {
  const why = code === "ENOENT" ? "it needs a system with the GNU C library" : code;
  return new StartError(`The embedded PostgreSQL does not run here (${program}: ${why}). Set DATABASE_URL to a PostgreSQL 15 or newer.`);
}

function lastLine(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const reason = lines.findLast((line) => /FATAL|PANIC|error:|could not/.test(line)) ?? lines.at(-1) ?? "it ended without a word";
  return reason.replace(/^.*?(?:FATAL|PANIC|error): +/, "").replace(/\.$/, "");
}
