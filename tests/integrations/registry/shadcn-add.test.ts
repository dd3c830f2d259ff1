// `npx shadcn add <address of an item>`, with the program that people run, into a plain project of Vite and Tailwind: it
// brings every item but the shell, which is a project itself, what they need, and nothing that the compiler does not find.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, it } from "node:test";
import { promisify } from "node:util";
import { registryNames } from "@atelier/blueprint";
import { createRegistryEntrypoint, type RegistryEntrypoint } from "../../../src/entrypoints/registry/create-registry-entrypoint.ts";

const run = promisify(execFile);
const repository = join(import.meta.dirname, "../../..");
const shadcn = join(repository, "node_modules/shadcn/dist/index.js");

const FILES = {
  "package.json": { name: "plain", private: true, type: "module", dependencies: { react: "19.3.1", tailwindcss: "4.3.3" } },
  "tsconfig.json": {
    compilerOptions: {
      target: "es2023",
      module: "esnext",
      moduleResolution: "bundler",
      jsx: "react-jsx",
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      paths: { "@/*": ["./src/*"] },
    },
    include: ["src"],
  },
  "components.json": {
    $schema: "https://ui.shadcn.com/schema.json",
    style: "new-york",
    rsc: false,
    tsx: true,
    tailwind: { config: "", css: "src/index.css", baseColor: "neutral", cssVariables: true, prefix: "" },
    aliases: { components: "@/components", utils: "@/lib/utils", ui: "@/components/ui", lib: "@/lib", hooks: "@/hooks" },
    iconLibrary: "lucide",
  },
};

let project = "";
let registry: RegistryEntrypoint;

/** What the program reads from shadcn's own registry in any case: the base colors, which our items do not use. */
const BASE_COLORS = {
  inlineColors: { light: {}, dark: {} },
  cssVars: { light: {}, dark: {} },
  inlineColorsTemplate: "",
  cssVarsTemplate: "",
};
const server = createServer((request, response) => {
  if (request.url?.startsWith("/r/") !== true) return registry.handle(request, response);
  response.setHeader("Content-Type", "application/json").end(JSON.stringify(BASE_COLORS));
});

before(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a listening TCP server has no other kind of address
  registry = createRegistryEntrypoint({ origin: `http://127.0.0.1:${port}` });
  project = await mkdtemp(join(tmpdir(), "atelier-plain-"));
  await mkdir(join(project, "src"));
  await writeFile(join(project, "src/index.css"), '@import "tailwindcss";\n');
  for (const [path, content] of Object.entries(FILES)) await writeFile(join(project, path), JSON.stringify(content));
  // The packages are those of this repository: what the item asks for is compared with them instead of being downloaded.
  await symlink(join(repository, "node_modules"), join(project, "node_modules"));
});
after(async () => {
  server.closeAllConnections();
  server.close();
  await rm(project, { recursive: true });
});

it("brings every item and all that they need into a plain project, which compiles", async () => {
  const { port } = server.address() as AddressInfo; // as above
  const origin = `http://127.0.0.1:${port}`;
  // npm is replaced by a program that does nothing, so that no test depends on a registry of packages.
  const bin = join(project, "bin");
  await mkdir(bin);
  await writeFile(join(bin, "npm"), '#!/bin/sh\necho "$@" >> npm-calls.txt\n', { mode: 0o755 });
  const items = registryNames()
    .filter((name) => name !== "shell")
    .map((name) => new URL(`/registry/${name}.json`, origin).href);
  await run(process.execPath, [shadcn, "add", ...items, "--yes", "--overwrite"], {
    cwd: project,
    env: { ...process.env, PATH: `${bin}:${process.env["PATH"] ?? ""}`, CI: "1", REGISTRY_URL: `${origin}/r` },
    timeout: 60_000,
  });
  const dialog = await readFile(join(project, "src/components/ui/dialog.tsx"), "utf8");
  assert.match(dialog, /from "@base-ui\/react\/dialog"/);
  assert.match(dialog, /from "@\/lib\/as-child"/);
  for (const path of ["src/components/ui/button.tsx", "src/components/ui/card.tsx", "src/lib/as-child.ts", "src/lib/utils.ts"])
    assert.ok((await readFile(join(project, path), "utf8")).length > 0, path);
  const calls = await readFile(join(project, "npm-calls.txt"), "utf8");
  for (const name of ["@base-ui/react@1.9.0", "class-variance-authority@0.7.1", "lucide-react@1.75.0"])
    assert.ok(calls.includes(name), `${name} in ${calls}`);
  await run(process.execPath, [join(repository, "node_modules/typescript/bin/tsc"), "--project", project], { cwd: project });
});
