// What a confined Metro has written: read after its end, and believed as little as everything that comes out of a sandbox.
import { lstat, readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { PhoneFile, PhoneUpdate } from "../../../workshop.ts";

const Platform = (name: "android" | "ios") =>
  z.object({
    bundle: z.string().regex(new RegExp(`^_expo/static/js/${name}/[\\w.-]{1,200}\\.js$`)),
    assets: z.array(z.object({ path: z.string().regex(/^assets\/[0-9a-f]{32}$/), ext: z.string().regex(/^[a-z0-9]{1,8}$/) })).max(400),
  });

/** `metadata.json`, which names what there is for each platform. */
const Metadata = z.object({ fileMetadata: z.object({ android: Platform("android"), ios: Platform("ios") }) });

const METADATA_BYTES_MAX = 200_000;

/** The sum of all files of one platform. */
const BYTES_MAX = 32_000_000;

const TYPES: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  svg: "image/svg+xml",
  ttf: "font/ttf",
  otf: "font/otf",
  json: "application/json",
  db: "application/vnd.sqlite3",
};

/** Reads what was exported into this folder; returns a sentence if that is no whole app, or too large. */
export async function readExport(folder: string): Promise<Record<"android" | "ios", PhoneUpdate> | string> {
  const metadata = await readOwn(folder, { path: "metadata.json", bytesMax: METADATA_BYTES_MAX });
  const parsed = Metadata.safeParse(jsonOf(metadata));
  if (!parsed.success) return "Metro did not say what it has made.";
  const { android, ios } = parsed.data.fileMetadata;
  const updates = { android: await readPlatform(folder, android), ios: await readPlatform(folder, ios) };
  if (updates.android === null || updates.ios === null)
    return `What Metro has made is not whole, or larger than ${BYTES_MAX / 1_000_000} MB.`;
  return { android: updates.android, ios: updates.ios };
}

const ICON_BYTES_MAX = 500_000;
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** The icon that was drawn in this folder; null if there is none. */
export async function readIcon(folder: string): Promise<PhoneFile | null> {
  const bytes = await readOwn(folder, { path: "icon.png", bytesMax: ICON_BYTES_MAX });
  if (bytes === null || !PNG.every((byte, at) => bytes[at] === byte)) return null;
  return { key: "icon", extension: ".png", contentType: "image/png", bytes };
}

function jsonOf(bytes: Uint8Array | null): unknown {
  try {
    return bytes === null ? null : JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch {
    return null;
  }
}

async function readPlatform(folder: string, { bundle, assets }: z.infer<ReturnType<typeof Platform>>): Promise<PhoneUpdate | null> {
  let left = BYTES_MAX;
  const read = async (path: string): Promise<Uint8Array | null> => {
    const bytes = await readOwn(folder, { path, bytesMax: left });
    left -= bytes?.byteLength ?? 0;
    return bytes;
  };
  const script = await read(bundle);
  if (script === null) return null;
  const files: PhoneFile[] = [];
  const unique = new Map(assets.map((asset) => [asset.path, asset]));
  for (const { path, ext } of unique.values()) {
    const bytes = await read(path);
    if (bytes === null) return null;
    // The key by which the app asks for it is the name of its file.
    const key = path.slice("assets/".length);
    files.push({ key, extension: `.${ext}`, contentType: TYPES[ext] ?? "application/octet-stream", bytes });
  }
  return { launch: { key: "bundle", extension: null, contentType: "application/javascript", bytes: script }, assets: files };
}

/** A file in the folder, and in no other that a link leads to; null if there is none, or it is larger. */
async function readOwn(folder: string, { path, bytesMax }: { path: string; bytesMax: number }): Promise<Uint8Array | null> {
  try {
    const file = join(folder, path);
    const found = await lstat(file);
    if (!found.isFile() || found.size > bytesMax || found.nlink !== 1) return null;
    if ((await realpath(file)) !== join(await realpath(folder), path)) return null;
    return await readFile(file);
  } catch {
    return null;
  }
}
