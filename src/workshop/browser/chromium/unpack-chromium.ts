// The npm package @sparticuz/chromium ships a Chromium for Linux as archives, with the libraries and fonts that a bare
// machine lacks. They are unpacked once. Two processes may race: each unpacks into a staging folder and renames it, and
// the second uses the result of the first.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

/** Where the unpacked Chromium is; or half a sentence that says why it could not be unpacked. `fails` if the package is installed. */
export type Unpacked =
  | { unpacked: true; folder: string; executable: string; libraries: string; fonts: string }
  | { unpacked: false; reason: string; fails: boolean };

const ARCHIVES = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"];

// The package unpacks into the temporary folder, so it runs in a process with a TMPDIR of its own.
const UNPACK = `
  const [entry, ...archives] = process.argv.slice(1);
  const { inflate } = await import(entry);
  await Promise.all(archives.map((archive) => inflate(archive)));
`;

const run = promisify(execFile);

const fontSettings = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts</dir>
  <cachedir>/tmp/font-cache</cachedir>
</fontconfig>
`;

const placesIn = (folder: string): Unpacked => ({
  unpacked: true,
  folder,
  executable: join(folder, "chromium"),
  libraries: join(folder, "al2023", "lib"),
  fonts: join(folder, "fonts.conf"),
});

async function unpackInto(folder: string, { entry, staging }: { entry: string; staging: string }): Promise<void> {
  const archives = ARCHIVES.map((name) => join(dirname(entry), "..", "bin", name));
  const args = ["--input-type=module", "--eval", UNPACK, pathToFileURL(entry).href, ...archives];
  await run(process.execPath, args, { env: { TMPDIR: staging }, timeout: 120_000 });
  await chmod(join(staging, "chromium"), 0o755);
  await chmod(staging, 0o755);
  await writeFile(join(staging, "fonts.conf"), fontSettings(folder));
  await rename(staging, folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error;
  });
}

/** Unpacks the Chromium of @sparticuz/chromium below `cacheFolder`, or reuses what is unpacked there. Linux only. */
export async function unpackChromium(cacheFolder: string): Promise<Unpacked> {
  if (process.platform !== "linux") return { unpacked: false, reason: `npm has none for ${process.platform}`, fails: false };
  try {
    const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
    const { version } = JSON.parse(await readFile(join(dirname(entry), "..", "package.json"), "utf8"));
    const folder = join(cacheFolder, `chromium-${version}-${process.arch}`);
    if (!existsSync(folder)) {
      await mkdir(cacheFolder, { recursive: true });
      const staging = await mkdtemp(`${folder}.`);
      try {
        await unpackInto(folder, { entry, staging });
      } finally {
        await rm(staging, { recursive: true, force: true });
      }
    }
    return placesIn(folder);
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "MODULE_NOT_FOUND";
    const why = error instanceof Error ? error.message : error;
    return { unpacked: false, reason: `@sparticuz/chromium could not be unpacked (${why})`, fails: !isMissing };
  }
}
