import { existsSync } from "node:fs";
import path from "node:path";
import { LaunchError } from "./launch-error.mjs";

/** The first release that runs TypeScript without a flag and without a warning. */
const OLDEST = [24, 12];
/** The platforms whose Node comes with our packages. */
const BROUGHT = ["linux-x64", "linux-arm64"];

/**
 * The Node to run on: this one where it is new enough, else the one among our packages.
 * @param {{ root: string, isInstalled: boolean, version?: string, platform?: string }} where
 */
export function findNode({ root, isInstalled, version = process.versions.node, platform = `${process.platform}-${process.arch}` }) {
  if (isNewEnough(version)) return process.execPath;
  const brought = path.join(root, "node_modules", `node-${platform}`, "bin", "node");
  if (BROUGHT.includes(platform) && (!isInstalled || existsSync(brought))) return brought;
  throw new LaunchError(
    `Atelier needs Node ${OLDEST.join(".")} or newer, and this is ${version}. Get it from https://nodejs.org/en/download (or: nvm install 24), then start again.`,
  );
}

/** Whether a release such as "24.13.1" runs our sources as they are. */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
