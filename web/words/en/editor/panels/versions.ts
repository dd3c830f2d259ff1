// The texts of the list of versions, in English.
import { formatNumber } from "../../../format-number.ts";
import { plural } from "../../../plural.ts";

export const version = (values: { version: number }): string => `Version ${values.version}`;
export const versions = (values: { count: number }): string =>
  `${formatNumber(values.count)} ${plural(values.count, { one: "version", other: "versions" })}`;
export const oneForEachBuild = "one for each build that passes its checks";
export const screenshotOf = (values: { name: string }): string => `Screenshot of ${values.name}`;
export const proofSpoken = "Proof: ";
export const compareWith = (values: { version: number }): string => `Compare with ${values.version}`;
export const opensAtOwnAddress = (values: { version: number }): string =>
  `Opens version ${values.version} at its own address, which only you can open. Its data is separate from that of your live site.`;
export const restoreLater = (values: { reason: string }): string => `${values.reason} You can restore when it has ended.`;
export const restoreQuestion = (values: { version: number }): string => `Restore version ${values.version}?`;
export const restoreVersion = (values: { version: number }): string => `Restore version ${values.version}`;
export const restoreText = (values: { next: number }): string =>
  `Its files are checked and tested again, and become version ${values.next}. The versions in between are kept.`;
export const passedOf = (values: { passed: number; total: number }): string =>
  `${formatNumber(values.passed)} of ${formatNumber(values.total)}`;
export const listName = "Versions";
export const listOfVersions = "List of versions";
export const noScreenshot = "No screenshot";
export const live = "Live";
export const code = "Code";
export const open = "Open";
export const compare = "Compare";
export const restore = "Restore";
export const restoreThisVersion = "Restore this version";
export const typesOnly = "Types only";
export const opened = "Opened";
