// A program that users install: one file that requires only Node, its manifest, its readme, and the licences of the packages
// that are bundled into it.
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "esbuild";

/**
 * Bundles the program of a workspace member into its `dist/`, or into the folder given with `--out`.
 * @param {{ member: string, entry: string, command: string }} program `member` is the folder of the member
 */
export async function bundleProgram({ member, entry, command }) {
  const { values } = parseArgs({ options: { out: { type: "string", default: join(member, "dist") } } });
  const { out } = values;
  const root = join(member, "..");
  const program = join(out, `${command}.js`);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const { metafile } = await build({
    entryPoints: [join(member, entry)],
    outfile: program,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    metafile: true,
    logLevel: "warning",
    legalComments: "none",
    absWorkingDir: root,
    // CommonJS packages in the bundle load Node's modules with `require`.
    banner: { js: '#!/usr/bin/env node\nimport { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);' },
  });
  chmodSync(program, 0o755);
  writeFileSync(join(out, "package.json"), `${JSON.stringify(publishedManifest(member, command), null, 2)}\n`);
  writeFileSync(join(out, "THIRD-PARTY-LICENSES.txt"), licences(root, Object.keys(metafile.inputs)));
  for (const name of ["README.md", "LICENSE"]) cpSync(join(member, name), join(out, name));
}

function publishedManifest(member, command) {
  const { name, version, description, license, engines, keywords, publishConfig } = JSON.parse(
    readFileSync(join(member, "package.json"), "utf8"),
  );
  return { name, version, description, keywords, license, type: "module", engines, bin: { [command]: `./${command}.js` }, publishConfig };
}

// The metafile lists every file in the bundle, and so every package of which it contains a part.
function licences(root, inputs) {
  const folders = inputs.flatMap((path) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []);
  const notices = [...new Set(folders)]
    .toSorted((one, other) => one.localeCompare(other))
    .map((folder) => {
      const place = join(root, folder);
      const { name, version, license } = JSON.parse(readFileSync(join(place, "package.json"), "utf8"));
      return `${name} ${version} (${license})\n\n${licenceText(place)}`;
    });
  return `${notices.join(`\n${"-".repeat(78)}\n\n`)}\n`;
}

function licenceText(folder) {
  for (const name of ["LICENSE", "LICENSE.md", "license", "LICENCE", "LICENSE.txt"]) {
    try {
      return readFileSync(join(folder, name), "utf8").trim();
    } catch (error) {
      if (error.code !== "ENOENT") throw error;
    }
  }
  throw new Error(`The package ${folder} contains no licence text.`);
}
