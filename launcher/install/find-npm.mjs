import path from "node:path";

/** The words that start npm: the one that started us, or else the one of the machine. */
export function findNpm() {
  const own = process.env.npm_execpath ?? "";
  return path.basename(own) === "npm-cli.js" ? [process.execPath, own] : ["npm"];
}
