// The SDKs, the command line and the local MCP server as packages that the service hands out itself: of its own version, and from nobody else.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { findNpm } from "../install/find-npm.mjs";
import { runQuietly } from "./run-quietly.mjs";

/** The members of the workspace that are packed. */
const PACKED_MEMBERS = ["cli", "mcp", "sdk"];
const PYTHON = "sdk-python";

/** What the packages are made of. */
export const PACKED_SOURCES = [...PACKED_MEMBERS, PYTHON];

/**
 * Packs each as `atelier-<name>.tgz` into a new folder, and the Python client as a wheel.
 * @param {{ root: string, node: string, into: string }} where `node` is the Node to build with
 */
export async function packDownloads({ root, node, into }) {
  mkdirSync(into, { recursive: true });
  await Promise.all(PACKED_MEMBERS.filter((name) => existsSync(path.join(root, name, "build.mjs"))).map(pack));
  const wheel = path.join(root, PYTHON, "build.mjs");
  if (existsSync(wheel)) await runQuietly("The package for Python", [node, wheel, "--out", into], root);

  async function pack(name) {
    const folder = path.join(into, name);
    await runQuietly(`The package of ${name}`, [node, path.join(root, name, "build.mjs"), "--out", path.join(folder, "files")], root);
    await runQuietly(`The package of ${name}`, [...findNpm(), "pack", "./files", "--loglevel=error", "--ignore-scripts"], folder);
    const [packed] = readdirSync(folder).filter((file) => file.endsWith(".tgz"));
    renameSync(path.join(folder, packed), path.join(into, `atelier-${name}.tgz`));
    rmSync(folder, { recursive: true, force: true });
  }
}
