// Ctrl-C reaches a child twice or more: from the terminal, from npm, from us. Children bear that; what must not happen
// is that one is left behind, so every signal is passed on, and a tether ends the child even when we are killed.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { LaunchError } from "./launch-error.mjs";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const tether = new URL("tether.mjs", import.meta.url).href;

/**
 * Runs a program on `node` until it ends, and answers with its exit code (128 + n when signal n ended it).
 * @param {string} node
 * @param {string[]} words
 * @returns {Promise<number>}
 */
export async function runChild(node, words) {
  const child = spawn(node, ["--import", tether, ...words], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, ATELIER_LAUNCHER: String(process.pid) },
  });
  const pass = (signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, pass);
  try {
    return await ended(child);
  } catch (error) {
    throw new LaunchError(
      `${node} does not run on this system (${error.code}). Install Node 24 from https://nodejs.org/en/download, then start again.`,
    );
  } finally {
    for (const signal of SIGNALS) process.off(signal, pass);
  }
}

function ended(child) {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}
