// `npm run expo`: installs the packages of apps for phones ahead of time, where the service looks for them.
import { join } from "node:path";
import { readConfig } from "../../src/config.ts";
import { ExpoNotInstalled, installExpo } from "../../src/workshop/vendor/expo/install-expo.ts";

const { dataFolder } = readConfig();
const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const packages = { given: null, toolsFolder: join(dataFolder, "tools") };
  const onInstall = (): void => say("Installing the packages of apps for phones (half a gigabyte, some minutes) …");
  say(`They are in ${await installExpo(packages, { signal: new AbortController().signal, onInstall })}.`);
} catch (error) {
  if (!(error instanceof ExpoNotInstalled)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
