// The SDK as users install it: built, packed by npm, and installed by npm into its own folder, with nothing else of
// this repository.
import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const repository = join(import.meta.dirname, "../../..");

/** A folder with the SDK in its `node_modules`, and the packed file. */
export interface InstalledSdk {
  folder: string;
  tarball: string;
  remove: () => Promise<void>;
}

/** Packs the SDK and installs it. `type` is the module type of the folder's package. */
export async function installSdk(type: "module" | "commonjs" = "module"): Promise<InstalledSdk> {
  const folder = await mkdtemp(join(tmpdir(), "atelier-sdk-user-"));
  const built = join(folder, "built");
  await run(process.execPath, [join(repository, "sdk/build.mjs"), "--out", built]);
  const { stdout } = await npm(["pack", "--json", "--pack-destination", folder], built);
  const tarball = join(folder, JSON.parse(stdout)[0].filename);
  await rm(built, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "user", private: true, type }));
  await npm(["install", "--offline", "--no-audit", "--no-fund", tarball], folder);
  await symlink(join(repository, "node_modules/@types"), join(folder, "node_modules/@types"));
  return { folder, tarball, remove: () => rm(folder, { recursive: true, force: true }) };
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
