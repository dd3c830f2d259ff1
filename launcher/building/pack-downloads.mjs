// The SDKs, the command line and the local MCP server as packages, and the GitHub Action, that the service hands out itself: of its own version, and from nobody else.
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findNpm } from "../install/find-npm.mjs";
import { runQuietly } from "./run-quietly.mjs";

/** The members of the workspace that are packed. */
const PACKED_MEMBERS = ["cli", "mcp", "sdk"];
const PYTHON = "sdk-python";
const ACTION = "action";

/** What the packages are made of. */
export const PACKED_SOURCES = [...PACKED_MEMBERS, PYTHON, ACTION];

/**
 * Packs each as `atelier-<name>.tgz` into a new folder, and the Python client as a wheel; and each of the former under a name with its version and
 * a part of its hash, which `packages.json` lists with its integrity: what has that name never changes.
 * @param {{ root: string, node: string, into: string }} where `node` is the Node to build with
 */
export async function packDownloads({ root, node, into }) {
  mkdirSync(into, { recursive: true });
  const packages = await Promise.all(PACKED_MEMBERS.filter((name) => existsSync(path.join(root, name, "build.mjs"))).map(pack));
  writeFileSync(path.join(into, "packages.json"), `${JSON.stringify({ packages }, null, 2)}\n`);
  const action = path.join(root, ACTION, "action.yml");
  if (existsSync(action)) copyFileSync(action, path.join(into, "atelier-action.yml"));
  const wheel = path.join(root, PYTHON, "build.mjs");
  if (existsSync(wheel)) await runQuietly("The package for Python", [node, wheel, "--out", into], root);

  function describe(name) {
    const newest = path.join(into, `atelier-${name}.tgz`);
    const bytes = readFileSync(newest);
    const { name: title, version } = JSON.parse(readFileSync(path.join(root, name, "package.json"), "utf8"));
    const file = `atelier-${name}-${version}-${createHash("sha256").update(bytes).digest("hex").slice(0, 12)}.tgz`;
    copyFileSync(newest, path.join(into, file));
    return { name: title, version, file, integrity: `sha512-${createHash("sha512").update(bytes).digest("base64")}` };
  }

  async function pack(name) {
    const folder = path.join(into, name);
    await runQuietly(`The package of ${name}`, [node, path.join(root, name, "build.mjs"), "--out", path.join(folder, "files")], root);
    await runQuietly(`The package of ${name}`, [...findNpm(), "pack", "./files", "--loglevel=error", "--ignore-scripts"], folder);
    const [packed] = readdirSync(folder).filter((file) => file.endsWith(".tgz"));
    renameSync(path.join(folder, packed), path.join(into, `atelier-${name}.tgz`));
    rmSync(folder, { recursive: true, force: true });
    return describe(name);
  }
}
