import * as esbuild from "esbuild";
import { createHash } from "node:crypto";
import { buildVendor } from "./build-vendor.ts";
import { listPackages } from "./find-package.ts";
import { readVendor, writeVendor } from "./vendor-cache.ts";
import type { Vendor } from "./vendor.ts";
import { VETTED_BARRELS, VETTED_MODULES, VETTED_PACKAGES } from "./vetted-packages.ts";

/** Increase it when the build process changes, so that earlier results are not reused. */
const BUILD_REVISION = 2;

// The folder is part of the key because barrels contain absolute file paths.
function vendorKey(): string {
  const versions = listPackages(VETTED_PACKAGES).map(({ name, version }) => `${name}@${version}`);
  const parts = [BUILD_REVISION, esbuild.version, import.meta.dirname, VETTED_MODULES, VETTED_BARRELS, versions];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}

/** Returns the vetted packages, prebuilt: from the cache folder if valid there, else built and cached. Safe in concurrent processes. */
export async function prepareVendor({ cacheFolder }: { cacheFolder: string }): Promise<Vendor> {
  const key = vendorKey();
  const cached = await readVendor<Vendor>(cacheFolder, key);
  if (cached) return cached;
  const vendor = await buildVendor(key);
  // Its process has grown to 170 MB, and this one builds nothing else.
  await esbuild.stop();
  await writeVendor(cacheFolder, vendor);
  return vendor;
}
