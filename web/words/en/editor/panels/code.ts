// The texts of the code panel, in English.
import { formatNumber } from "../../../format-number.ts";
import { plural } from "../../../plural.ts";

export const basedOn = (values: { version: number }): string => `Edits are based on version ${values.version}`;
export const editingFile = (values: { path: string }): string => `Edit ${values.path}. Press Escape, then Tab to leave the editor.`;
export const codeOf = (values: { path: string }): string => `Code of ${values.path}`;
export const notSaved = "not saved";
export const deletedNotSaved = ", deleted, not saved";
export const changedNotSaved = ", changed, not saved";
export const deletedMark = "D";
export const changedMark = "M";
export const foundLines = (values: { lines: number; files: number }): string =>
  `${formatNumber(values.lines)} ${plural(values.lines, { one: "line", other: "lines" })} in ${formatNumber(values.files)} ${plural(values.files, { one: "file", other: "files" })}`;
export const foundFirstLines = (values: { lines: number; files: number }): string => `${foundLines(values)} (first results only)`;
export const codeVersion = "Code version";
export const newFile = "New file";
export const stopEditingYourEditsAreKept = "Stop editing; your edits are kept";
export const editFilesManually = "Edit files manually";
export const stopEditing = "Stop editing";
export const edit = "Edit";
export const editTheLiveVersion = "Edit the live version";
export const downloadAllFilesAsAZip = "Download all files as a zip";
export const code = "Code";
export const files = "Files";
export const searching = "Searching";
export const noResultsInThisVersion = "No results in this version.";
export const searchInAllFiles = "Search in all files";
export const clearTheSearch = "Clear the search";
export const allFiles = "All files";
export const revert = "Revert";
export const deleteThisFile = "Delete this file";
export const findInThisFile = "Find in this file";
export const copyTheFile = "Copy the file";
export const downloadTheFile = "Download the file";
export const notTextHint = "Download it to view it.";
export const notText = "This is not a text file";
export const wasDeletedHint = "It will not be in the next version that you save. To keep it, use Revert.";
export const wasDeleted = "This file was deleted";
export const openingTheFile = "Opening the file";
export const bytes = (values: { count: number }): string => `${formatNumber(values.count)} B`;
export const kilobytes = (values: { count: number }): string =>
  `${formatNumber(values.count, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} kB`;
export const megabytes = (values: { count: number }): string =>
  `${formatNumber(values.count, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;
