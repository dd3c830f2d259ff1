// The texts of the comparison of two versions, in English.
import { formatNumber } from "../../../format-number.ts";
import { plural } from "../../../plural.ts";

export const version = (values: { version: number }): string => `Version ${values.version}`;
export const versionOnDesktop = (values: { version: number }): string => `Version ${values.version} on a desktop`;
export const versionOnPhone = (values: { version: number }): string => `Version ${values.version} on a phone`;
export const added = "new";
export const removed = "removed";
export const changed = "changed";
export const filesDiffer = (values: { count: number }): string =>
  `${formatNumber(values.count)} ${plural(values.count, { one: "file differs", other: "files differ" })}`;
export const lineChanges = (values: { change: string; added: number; removed: number }): string =>
  `${values.change}, ${formatNumber(values.added)} ${plural(values.added, { one: "line", other: "lines" })} added, ${formatNumber(values.removed)} removed`;
export const withVersion = "with";
export const before = (values: { path: string }): string => `${values.path} before`;
export const after = (values: { path: string }): string => `${values.path} after`;
export const changesIn = (values: { path: string }): string => `Changes in ${values.path}`;
export const changedFiles = "Changed files";
export const files = "Files";
export const pictures = "Pictures";
export const comparison = "Comparison";
export const allVersions = "All versions";
export const compareFrom = "Compare from";
export const compareTo = "Compare to";
export const compare = "Compare";
export const unified = "Unified";
export const sideBySide = "Side by side";
export const sameFiles = "These two versions have the same files.";
export const allChangedFiles = "All changed files";
export const diffLayout = "Diff layout";
export const notText = "This is not a text file, so its changes cannot be shown.";
export const comparingTheFile = "Comparing the file";
export const desktop = "Desktop";
export const phone = "Phone";
export const screenshotSize = "Screenshot size";
