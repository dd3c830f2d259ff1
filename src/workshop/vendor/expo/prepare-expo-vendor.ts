import * as esbuild from "esbuild";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readVendor, writeVendor } from "../vendor-cache.ts";
import { buildExpoVendor, type ExpoVendor, readKit } from "./build-expo-vendor.ts";
import { EXPO_MODULES, expoDefines } from "./expo-modules.ts";

/** Increase it when the build process changes, so that earlier results are not reused. */
const BUILD_REVISION = 1;

// The folder is part of the key because icons are absolute paths.
async function keyOf(folder: string): Promise<string> {
  const manifests = await Promise.all(["package.json", "package-lock.json"].map((name) => readFile(join(folder, name), "utf8")));
  const parts = [BUILD_REVISION, esbuild.version, folder, EXPO_MODULES, expoDefines("production"), manifests, readKit()];
  return `expo-${createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16)}`;
}

/** Returns the packages of apps for phones, which are installed in `folder`, prebuilt: from the cache folder if valid there, else built and cached. */
export async function prepareExpoVendor(folder: string, { cacheFolder }: { cacheFolder: string }): Promise<ExpoVendor> {
  const key = await keyOf(folder);
  const cached = await readVendor<ExpoVendor>(cacheFolder, key);
  if (cached) return cached;
  const vendor = await buildExpoVendor(folder, key);
  await esbuild.stop();
  await writeVendor(cacheFolder, vendor);
  return vendor;
}
