import { StartError } from "../../lib/process/start-error.ts";
import type { Refusal } from "../../lib/attempts/attempt-sync.ts";

const SENTENCES: Record<string, string> = {
  EACCES: "this user may not write there. Change its owner (chown), or set ATELIER_DATA to a folder of your own.",
  EPERM: "this user may not write there. Change its owner (chown), or set ATELIER_DATA to a folder of your own.",
  EROFS: "it is on a read-only file system. Set ATELIER_DATA to a folder that can be written.",
  ENOSPC: "the disk is full. Free some space (a new data folder needs about 60 MB), or set ATELIER_DATA to a folder on another disk.",
  EDQUOT: "this user's disk quota is used up. Free some space, or set ATELIER_DATA to a folder on another disk.",
  ENOTDIR: "part of that path is a file. Set ATELIER_DATA to a folder.",
  EEXIST: "there is a file of that name. Set ATELIER_DATA to a folder.",
  ENAMETOOLONG: "that path is too long. Set ATELIER_DATA to a shorter one.",
};

/** Converts the errno of a failed write in the data folder to a StartError that says what to do. */
export function explainRefusal(folder: string, refusal: Refusal): StartError {
  return new StartError(`The data folder ${folder} cannot be used: ${SENTENCES[refusal.code] ?? `${refusal.error.message}.`}`);
}
