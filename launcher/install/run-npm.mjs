import { spawn } from "node:child_process";
import { LaunchError } from "../launch-error.mjs";
import { findNpm } from "./find-npm.mjs";

const WORDS = ["ci", "--loglevel=error", "--include=optional", "--no-audit", "--no-fund"];

/**
 * Runs `npm ci` without a sound. Its output is shown only when it fails.
 * @param {string} root
 * @param {{ withDev: boolean }} wanted whether with the packages that only develop and test the project
 */
export async function runNpm(root, { withDev }) {
  const [command, ...before] = findNpm();
  const child = spawn(command, [...before, ...WORDS, withDev ? "--include=dev" : "--omit=dev"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const code = await untilClosed(child);
  if (code === 0) return;
  if (code === "ENOENT") throw new LaunchError("npm was not found. It comes with Node: https://nodejs.org/en/download");
  throw new LaunchError(
    `${output.trim()}\n\nThe packages could not be installed (npm ci ended with ${code}). See the lines above: usually the network ` +
      `or the registry cannot be reached, the disk is full, or this user may not write in ${root}. Then start again.`,
  );
}

async function untilClosed(child) {
  let isStopped = false;
  const stop = (signal) => {
    isStopped = true;
    child.kill(signal);
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
  const code = await new Promise((resolve) => child.once("error", (error) => resolve(error.code)).once("close", resolve));
  process.off("SIGINT", stop).off("SIGTERM", stop);
  if (isStopped) throw new LaunchError("Installing was stopped. The next start begins it anew.", 130);
  return code;
}
