// A small project with the real launcher, in a folder with a space: tests `npm start` without installing half a
// gigabyte.
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const repository = fileURLToPath(new URL("../..", import.meta.url));

/** The project's service: prints its arguments and its process, and takes a moment to close. */
const SERVICE = `
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => console.log("heard"));
const close = (): void => void setTimeout(() => (console.log("closed"), process.exit(0)), 200);
process.once("SIGINT", close).once("SIGTERM", close);
const words: string[] = process.argv.slice(2);
console.log(JSON.stringify({ words, version: process.versions.node, pid: process.pid }));
if (words[0] === "exit") process.exit(Number(words[1]));
else setInterval(() => {}, 1000);
`;

/** Makes a project with one package. `isInstalled` also creates the tree that its lock file requires. */
export function makeProject({ isInstalled }: { isInstalled: boolean }): { root: string; remove(): void } {
  const home = mkdtempSync(path.join(tmpdir(), "atelier launch "));
  const root = path.join(home, "a project");
  cpSync(path.join(repository, "launcher"), path.join(root, "launcher"), { recursive: true });
  write(root, "src/main.ts", SERVICE);
  askForPackages(root, ["one"]);
  if (isInstalled) installByHand(root);
  return { root, remove: () => rmSync(home, { recursive: true, force: true }) };
}

/** Makes the project's lock file require these packages, `tools` for development only. They are folders in it, so that npm needs no network. */
export function askForPackages(root: string, names: readonly string[], tools: readonly string[] = []): void {
  const inFolders = (some: readonly string[]) => Object.fromEntries(some.map((name) => [name, `file:${name}`]));
  const project = { name: "project", version: "1.0.0", dependencies: inFolders(names), devDependencies: inFolders(tools) };
  const entriesOf = (name: string, fact: object) => [
    [name, { version: "1.0.0", ...fact }],
    [`node_modules/${name}`, { resolved: name, link: true, ...fact }],
  ];
  const packages = Object.fromEntries([
    ...names.flatMap((name) => entriesOf(name, {})),
    ...tools.flatMap((name) => entriesOf(name, { dev: true })),
  ]);
  write(root, "package.json", JSON.stringify({ ...project, type: "module", scripts: { start: "node launcher/start.mjs" } }));
  write(
    root,
    "package-lock.json",
    JSON.stringify({ ...project, lockfileVersion: 3, requires: true, packages: { "": project, ...packages } }),
  );
  for (const name of [...names, ...tools]) write(root, `${name}/package.json`, JSON.stringify({ name, version: "1.0.0" }));
}

function write(root: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function installByHand(root: string): void {
  const node = `node-${process.platform}-${process.arch}`;
  write(root, "node_modules/.package-lock.json", JSON.stringify({ packages: { "node_modules/one": { link: true } } }));
  symlinkSync("../one", path.join(root, "node_modules/one"));
  symlinkSync(path.join(repository, "node_modules", node), path.join(root, "node_modules", node));
}
