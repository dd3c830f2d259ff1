// Prebuilt modules are cached in one file, named by the key of its content, with a checksum on its first line. It
// is written to a temporary file and renamed: a reader sees all of it or none, and concurrent writers are harmless.
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const fileOf = (folder: string, key: string): string => join(folder, `vendor-${key}.json`);
const checksum = (text: string): string => createHash("sha256").update(text).digest("hex");

/** JSON has no maps and sets: they are encoded as `{"$map": […]}` and `{"$set": […]}`. */
function encode(_name: string, value: unknown): unknown {
  if (value instanceof Map) return { $map: [...value] };
  if (value instanceof Set) return { $set: [...value] };
  return value;
}

function decode(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if ("$map" in value && Array.isArray(value.$map)) return new Map(value.$map);
  if ("$set" in value && Array.isArray(value.$set)) return new Set(value.$set);
  return value;
}

/** Holds because the checksum matched and the key identifies the version of this very shape. */
const asVendor = <Kept>(value: unknown): Kept => value as Kept;

/** Reads the prebuilt modules of this key; null if they are absent or damaged. */
export async function readVendor<Kept extends { key: string }>(folder: string, key: string): Promise<Kept | null> {
  const text = await readFile(fileOf(folder, key), "utf8").catch(() => "");
  const end = text.indexOf("\n");
  const body = text.slice(end + 1);
  if (end < 0 || text.slice(0, end) !== checksum(body)) return null;
  return asVendor(JSON.parse(body, decode));
}

/** Writes the prebuilt modules atomically, replacing what was there. */
export async function writeVendor(folder: string, vendor: { key: string }): Promise<void> {
  const body = JSON.stringify(vendor, encode);
  const temporary = join(folder, `.vendor-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(temporary, `${checksum(body)}\n${body}`);
    await rename(temporary, fileOf(folder, vendor.key));
  } finally {
    await rm(temporary, { force: true });
  }
}
