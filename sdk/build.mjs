// `npm run sdk`: builds the published package in `sdk/dist/`: a bundle for `import`, one for `require`, and the types of both.
// The one module that needs a file system is separate, behind the import `#save-files`: for Workers and browsers that
// resolves to a module without it.
import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "esbuild";

const here = import.meta.dirname;
const { values } = parseArgs({ options: { out: { type: "string", default: join(here, "dist") } } });
const out = values.out;
const compiler = join(dirname(createRequire(join(here, "../package.json")).resolve("typescript/package.json")), "bin/tsc");

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await bundle("esm", "index.js");
await bundle("cjs", "index.cjs");
await build({ ...shared(), entryPoints: [join(here, "src/node/save-files.ts")], format: "esm", outfile: join(out, "node/save-files.js") });
writeFileSync(join(out, "node/no-file-system.js"), "export const saveFiles = null;\n");
declare();
writeFileSync(join(out, "package.json"), `${JSON.stringify(publishedManifest(), null, 2)}\n`);
for (const name of ["README.md", "LICENSE"]) cpSync(join(here, name), join(out, name));

function shared() {
  return { bundle: true, platform: "neutral", target: "es2022", logLevel: "warning", external: ["node:*"] };
}

function bundle(format, name) {
  const plugins = [{ name: "save-files", setup: externalizeSaveFiles }];
  return build({ ...shared(), entryPoints: [join(here, "src/index.ts")], format, outfile: join(out, name), plugins });
}

function externalizeSaveFiles({ onResolve }) {
  onResolve({ filter: /\/node\/save-files\.ts$/ }, () => ({ path: "#save-files", external: true }));
}

// In declarations the compiler keeps the extension `.ts` of imports. It is replaced here, once for each kind of module.
function declare() {
  const types = join(out, "types");
  const words = ["-p", here, "--declaration", "--emitDeclarationOnly", "--noEmit", "false", "--outDir", types];
  const { status, stdout } = spawnSync(process.execPath, [compiler, ...words], { encoding: "utf8" });
  if (status !== 0) throw new Error(`The declarations could not be written:\n${stdout}`);
  for (const path of globSync("**/*.d.ts", { cwd: types })) {
    const text = readFileSync(join(types, path), "utf8");
    for (const [declaration, module] of [
      [".d.cts", ".cjs"],
      [".d.ts", ".js"],
    ]) {
      writeFileSync(
        join(types, path.replace(/\.d\.ts$/, declaration)),
        text.replaceAll(/(from |import\()"(\.[^"]+)\.ts"/g, `$1"$2${module}"`),
      );
    }
  }
}

function publishedManifest() {
  const { name, version, description, license, engines, keywords, publishConfig } = JSON.parse(
    readFileSync(join(here, "package.json"), "utf8"),
  );
  return {
    name,
    version,
    description,
    keywords,
    license,
    type: "module",
    sideEffects: false,
    publishConfig,
    engines,
    main: "./index.cjs",
    module: "./index.js",
    types: "./types/index.d.ts",
    exports: {
      ".": {
        import: { types: "./types/index.d.ts", default: "./index.js" },
        require: { types: "./types/index.d.cts", default: "./index.cjs" },
      },
      "./package.json": "./package.json",
    },
    imports: {
      "#save-files": {
        node: "./node/save-files.js",
        deno: "./node/save-files.js",
        bun: "./node/save-files.js",
        default: "./node/no-file-system.js",
      },
    },
  };
}
