// What every service and workshop prepares once and keeps, the prebuilt packages and the unpacked Chromium, prepared once
// for all test files of this machine.
import { cp, link, mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { markDataFolder } from "../../../src/storage/data-folder/mark-data-folder.ts";
import { unpackChromium } from "../../../src/workshop/browser/chromium/unpack-chromium.ts";
import { prepareVendor } from "../../../src/workshop/vendor/prepare-vendor.ts";
import type { Vendor } from "../../../src/workshop/vendor/vendor.ts";

/** The cache folder that tests share. Workshops may work on it side by side. */
export const TEST_CACHE = path.join(tmpdir(), "atelier-test-cache");

/** The part of it that is the browser's. */
export const BROWSER_CACHE = path.join(TEST_CACHE, "browser");

/** The vetted packages, prebuilt. */
export const prepareTestVendor = (): Promise<Vendor> => prepareVendor({ cacheFolder: TEST_CACHE });

/** Makes a data folder for a service, with a cache that is already filled, so that its start does not repeat that work. */
export async function prepareDataFolder(dataFolder: string): Promise<void> {
  markDataFolder(dataFolder);
  const cache = path.join(dataFolder, "cache");
  const chromium = await unpackChromium(BROWSER_CACHE);
  const { key } = await prepareTestVendor();
  await mkdir(cache, { recursive: true });
  const vendor = (await readdir(TEST_CACHE)).find((name) => name.includes(key));
  if (vendor !== undefined) await link(path.join(TEST_CACHE, vendor), path.join(cache, vendor));
  if (chromium.unpacked) await linkChromium(chromium.folder, path.join(cache, "browser", path.basename(chromium.folder)));
}

// Its files are linked, all but the one that names its folder.
async function linkChromium(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    await mkdir(path.dirname(target), { recursive: true });
    if (entry.isFile()) await link(source, target);
    else if (entry.isSymbolicLink()) await cp(source, target, { verbatimSymlinks: true });
  }
  const settings = path.join(to, "fonts.conf");
  const text = await readFile(settings, "utf8");
  await writeFile(`${settings}.own`, text.replaceAll(from, to));
  await rename(`${settings}.own`, settings);
}
