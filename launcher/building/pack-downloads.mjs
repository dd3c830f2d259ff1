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
 * Packs each as `atelier-<name>.tgz` into a new folder, and the Python client as a wheel; and each under a name with its version and
 * a part of its hash, which `packages.json` lists with its integrity: what has that name never changes.
 * @param {{ root: string, node: string, into: string }} where `node` is the Node to build with
 */
export async function packDownloads({ root, node, into }) {
  mkdirSync(into, { recursive: true });
  const packages = await Promise.all(PACKED_MEMBERS.filter((name) => existsSync(path.join(root, name, "build.mjs"))).map(pack));
  const action = path.join(root, ACTION, "action.yml");
  if (existsSync(action)) copyFileSync(action, path.join(into, "atelier-action.yml"));
  const wheel = path.join(root, PYTHON, "build.mjs");
  if (existsSync(wheel)) {
    await runQuietly("The package for Python", [node, wheel, "--out", into], root);
    packages.push(
      ...readdirSync(into)
        .filter((file) => file.endsWith(".whl"))
        .map(describeWheel),
    );
  }
  writeFileSync(path.join(into, "packages.json"), `${JSON.stringify({ packages }, null, 2)}\n`);

  function describe(name) {
    const { name: title, version } = JSON.parse(readFileSync(path.join(root, name, "package.json"), "utf8"));
    const nameOf = (hash) => `atelier-${name}-${version}-${hash.slice(0, 12)}.tgz`;
    return { name: title, version, ...keep(`atelier-${name}.tgz`, nameOf) };
  }

  // A wheel's name has a fixed form, in which the hash is the build number: that begins with a digit.
  function describeWheel(newest) {
    const [distribution, version] = newest.split("-");
    const nameOf = (hash) => newest.replace(/-(?=py3-)/, `-0${hash.slice(0, 12)}-`);
    return { name: distribution.replaceAll("_", "-"), version, ...keep(newest, nameOf) };
  }

  function keep(newest, nameOf) {
    const bytes = readFileSync(path.join(into, newest));
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const file = nameOf(sha256);
    copyFileSync(path.join(into, newest), path.join(into, file));
    return { file, integrity: `sha512-${createHash("sha512").update(bytes).digest("base64")}`, sha256 };
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
