// The generators of clients, in a folder of their own: they are no dependencies of the service, so that nobody who starts it
// installs them. Their manifest and its lock file are beside this file.
import { execFile } from "node:child_process";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";

const run = promisify(execFile);
const repository = join(import.meta.dirname, "../../..");

/** A folder in which the generators are installed, with an OpenAPI document in `openapi.json`. */
export interface Generators {
  folder: string;
  /** Runs a generator: the file of its program in `node_modules`, and its arguments. */
  generate(program: string, ...words: string[]): Promise<void>;
  /** Bundles a program of the folder and runs it. Returns what it prints. */
  runProgram(file: string, environment: Record<string, string>): Promise<string>;
  remove(): Promise<void>;
}

/** Installs the generators. */
export async function openGenerators(document: string): Promise<Generators> {
  const folder = await mkdtemp(join(tmpdir(), "atelier-generators-"));
  for (const name of ["package.json", "package-lock.json"]) await copyFile(join(import.meta.dirname, name), join(folder, name));
  await copyFile(join(repository, ".npmrc"), join(folder, ".npmrc"));
  await run("npm", ["ci", "--ignore-scripts", "--loglevel=error"], { cwd: folder });
  await writeFile(join(folder, "openapi.json"), document);
  return {
    folder,
    generate: async (program, ...words) => {
      await run(process.execPath, [join("node_modules", program), ...words], { cwd: folder });
    },
    runProgram: async (file, env) => {
      const outfile = join(folder, file.replace(/\.ts$/, ".mjs"));
      await build({ entryPoints: [join(folder, file)], bundle: true, platform: "node", format: "esm", outfile, logLevel: "warning" });
      return (await run(process.execPath, [outfile], { env })).stdout;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
