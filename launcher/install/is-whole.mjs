// npm keeps a record of the tree that it made, in the form of the lock file.
import { existsSync } from "node:fs";
import path from "node:path";
import { readText } from "./read-text.mjs";

/**
 * Whether node_modules holds every package of package-lock.json that this platform needs, in its version.
 * @param {string} root
 * @param {{ withDev: boolean }} wanted whether those that only develop and test the project count as needed
 */
export function isWhole(root, { withDev }) {
  const wanted = packagesOf(path.join(root, "package-lock.json"));
  const present = packagesOf(path.join(root, "node_modules", ".package-lock.json"));
  const libc = libcOf();
  const entries = Object.entries(wanted);
  if (entries.length === 0) return false;
  return entries.every(([place, entry]) => {
    if (!place.includes("node_modules/") || !suits(entry, libc) || (!withDev && entry.dev === true)) return true;
    const found = present[place];
    if (found === undefined) return entry.optional === true && entry.os === undefined;
    return found.version === entry.version && existsSync(path.join(root, place));
  });
}

function suits(entry, libc) {
  return allows(entry.os, process.platform) && allows(entry.cpu, process.arch) && (libc === null || allows(entry.libc, libc));
}

/** npm writes one word or several, and "!word" for all but that one. */
function allows(words, value) {
  if (words === undefined) return true;
  const list = [words].flat();
  return list.includes(value) || (list.every((word) => word.startsWith("!")) && !list.includes(`!${value}`));
}

function libcOf() {
  if (process.platform !== "linux") return null;
  return process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl";
}

function packagesOf(file) {
  const text = readText(file);
  return text.trimEnd().endsWith("}") ? (JSON.parse(text).packages ?? {}) : {};
}
