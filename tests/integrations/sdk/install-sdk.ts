// The SDK as users install it: built, packed by npm, and installed by npm into its own folder, with nothing else of
// this repository.
import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { share } from "../../support/runner/batches/share.ts";

const run = promisify(execFile);
const repository = join(import.meta.dirname, "../../..");

/** A folder with the SDK in its `node_modules`, and the packed file. */
export interface InstalledSdk {
  folder: string;
  tarball: string;
  /** Removes it, unless other files of this process still use it. */
  close: () => Promise<void>;
}

/** Builds and packs the SDK, once for all files of a process. */
const packSdk = share(async () => {
  const folder = await mkdtemp(join(tmpdir(), "atelier-sdk-packed-"));
  const built = join(folder, "built");
  await run(process.execPath, [join(repository, "sdk/build.mjs"), "--out", built]);
  const { stdout } = await npm(["pack", "--json", "--pack-destination", folder], built);
  return { tarball: join(folder, JSON.parse(stdout)[0].filename), close: () => rm(folder, { recursive: true, force: true }) };
});

/** Installs the packed SDK for a program that is an ECMAScript module. */
export const installSdk = share(() => installFor("module"));

/** Installs the packed SDK. `type` is the module type of the folder's package. */
export async function installFor(type: "module" | "commonjs"): Promise<InstalledSdk> {
  const { tarball, close } = await packSdk();
  const folder = await mkdtemp(join(tmpdir(), "atelier-sdk-user-"));
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "user", private: true, type }));
  await npm(["install", "--offline", "--no-audit", "--no-fund", tarball], folder);
  await symlink(join(repository, "node_modules/@types"), join(folder, "node_modules/@types"));
  return {
    folder,
    tarball,
    close: async () => {
      await rm(folder, { recursive: true, force: true });
      await close();
    },
  };
}

function npm(words: readonly string[], cwd: string): Promise<{ stdout: string }> {
  return run("npm", words, { cwd, env: { ...process.env, npm_config_update_notifier: "false" } });
}

/** Type-checks files in a user's folder, and returns the compiler's output: empty if there are no errors. */
export async function checkTypes(folder: string, { files, options }: { files: string[]; options: object }): Promise<string> {
  const compilerOptions = { strict: true, noEmit: true, target: "es2024", types: ["node"], exactOptionalPropertyTypes: true, ...options };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  const compiler = join(repository, "node_modules/typescript/bin/tsc");
  return run(process.execPath, [compiler, "-p", folder]).then(
    () => "",
    ({ stdout }) => String(stdout),
  );
}
