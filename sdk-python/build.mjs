// Builds the wheel of the Python client: a zip of the package with its metadata (PEP 427). Neither Python nor pip is needed,
// so that any machine that runs the service can build it.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { strToU8, zipSync } from "fflate";

const here = import.meta.dirname;
const { values } = parseArgs({ options: { out: { type: "string", default: path.join(here, "dist") } } });

const project = readFileSync(path.join(here, "pyproject.toml"), "utf8");
const field = (name) => new RegExp(`^${name} = "(.*)"$`, "m").exec(project)?.[1] ?? "";
const distribution = `${field("name").replaceAll("-", "_")}-${field("version")}`;
const information = `${distribution}.dist-info`;

const files = {};
for (const name of readdirSync(path.join(here, "atelier"))
  .filter((one) => /\.(?:py|typed)$/.test(one))
  .toSorted()) {
  files[`atelier/${name}`] = readFileSync(path.join(here, "atelier", name));
}
files[`${information}/METADATA`] = strToU8(
  [
    "Metadata-Version: 2.1",
    `Name: ${field("name")}`,
    `Version: ${field("version")}`,
    `Summary: ${field("description")}`,
    "License: MIT",
    `Requires-Python: ${field("requires-python")}`,
    "Description-Content-Type: text/markdown",
    "",
    readFileSync(path.join(here, "README.md"), "utf8"),
  ].join("\n"),
);
files[`${information}/WHEEL`] = strToU8("Wheel-Version: 1.0\nGenerator: atelier\nRoot-Is-Purelib: true\nTag: py3-none-any\n");
files[`${information}/LICENSE`] = readFileSync(path.join(here, "LICENSE"));
const record = Object.entries(files).map(([name, bytes]) => {
  const hash = createHash("sha256").update(bytes).digest("base64url");
  return `${name},sha256=${hash},${bytes.length}`;
});
files[`${information}/RECORD`] = strToU8([...record, `${information}/RECORD,,`, ""].join("\n"));

mkdirSync(values.out, { recursive: true });
// The same sources give the same bytes.
const mtime = new Date("2026-01-01T00:00:00");
writeFileSync(path.join(values.out, `${distribution}-py3-none-any.whl`), zipSync(files, { level: 9, mtime }));
