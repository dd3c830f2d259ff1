// The texts of edits of the code that are not saved yet, in English.
import { formatNumber } from "../../../format-number.ts";
import { plural } from "../../../plural.ts";

export const filesChanged = (values: { count: number; version: number }): string =>
  `${formatNumber(values.count)} ${plural(values.count, { one: "file", other: "files" })} changed since version ${values.version}. This cannot be undone.`;
export const filesNotSaved = (values: { count: number }): string =>
  `${formatNumber(values.count)} ${plural(values.count, { one: "file", other: "files" })} changed, not saved yet`;
export const savingAt = (values: { stage: string }): string => `Saving: ${values.stage}`;
export const saveLater = (values: { reason: string }): string => `${values.reason} You can save when it has ended.`;
export const refusedKept = (values: { reason: string }): string => `${values.reason} Your edits are kept.`;
export const serviceAway = "The service cannot be reached. Your edits are kept, and saved as soon as it answers again.";
export const overtaken = (values: { base: number; live: number }): string =>
  `Your edits are based on version ${values.base}, but version ${values.live} is live now. It did not change the files that you edited.`;
export const overtakenInFile = (values: { base: number; live: number; file: string }): string =>
  `Your edits are based on version ${values.base}, but version ${values.live} is live now. It also changed ${values.file}.`;
export const overtakenInFiles = (values: { base: number; live: number; count: number }): string =>
  `Your edits are based on version ${values.base}, but version ${values.live} is live now. It also changed ${formatNumber(values.count)} of the same files.`;
export const applyTo = (values: { version: number }): string => `Apply them to version ${values.version}`;
export const applyToKeepingMine = (values: { version: number }): string => `Apply them to version ${values.version}, keeping my files`;
export const keepFilesOf = (values: { version: number }): string => `Keep the files of version ${values.version}`;
export const compareVersions = (values: { base: number; live: number }): string => `Compare ${values.base} with ${values.live}`;
export const discardQuestion = "Discard your edits?";
export const discardEdits = "Discard edits";
export const checksFailed = "Not saved, because the checks failed. Your edits are kept.";
export const thisFileAlreadyExists = "This file already exists.";
export const enterPath = "Enter a path within the project, such as src/lib/format.ts.";
export const newFile = "New file";
export const path = "Path";
export const missingFoldersAreCreated = "Missing folders are created.";
export const createFile = "Create file";
export const viewMyEdits = "View my edits";
export const discardThem = "Discard them";
export const discard = "Discard";
export const sameChecks = "The same checks run as for every build";
export const saveAsANewVersion = "Save as a new version";
export const savingFailed = "Saving failed.";
