import { spawn } from "node:child_process";
import { LaunchError } from "../launch-error.mjs";

const OUTPUT_CHARACTERS_MAX = 2_000;

/**
 * Runs a program that builds something. Its output is shown only when it fails.
 * @param {string} what what it builds, as the beginning of a sentence
 * @param {readonly string[]} words
 * @param {string} folder where it runs
 */
export function runQuietly(what, [command, ...words], folder) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => (output = (output + text).slice(-OUTPUT_CHARACTERS_MAX)));
    }
    child.once("error", (error) => reject(new LaunchError(`${what} cannot be built (${error.code}).`)));
    child.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new LaunchError(`${what} cannot be built:\n${output.trim()}`));
    });
  });
}
