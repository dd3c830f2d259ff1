// A feature is a folder of the blueprint, its components and one name in the list of definitions; a design language is a
// folder of the kit; an entity is a file. A copy of the generator shows it: without them it works and has never heard of
// them, and with them put back it has them.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { promisify } from "node:util";

const repository = join(import.meta.dirname, "../../..");
const DEFINITIONS = "blueprint/src/features/definitions.ts";
let copy: string;

before(async () => {
  copy = await mkdtemp(join(tmpdir(), "atelier-recipes-"));
  const filter = (path: string): boolean => !path.slice(repository.length).includes("/node_modules");
  for (const folder of ["blueprint", "kit/web"]) await cp(join(repository, folder), join(copy, folder), { recursive: true, filter });
  await symlink(join(repository, "node_modules"), join(copy, "node_modules"));
});
after(() => rm(copy, { recursive: true, force: true }));

interface App {
  kinds: string[];
  fields: string[];
  languages: string[];
  files: string[];
}

/** What the copy makes of the prompt. */
async function appOf(prompt: string): Promise<App> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, "print-app.ts"), copy, prompt]);
  return JSON.parse(stdout) as App;
}

const remove = (path: string): Promise<void> => rm(join(copy, path), { recursive: true });
const putBack = (path: string): Promise<void> => cp(join(repository, path), join(copy, path), { recursive: true });

describe("one folder each", () => {
  const features = [
    {
      kind: "snake",
      prompt: "A list of books with a snake game",
      name: "snakeFeature",
      paths: [
        "blueprint/src/features/games/action/snake",
        "kit/web/src/components/games/action/snake",
        "kit/web/src/lib/games/action/snake.ts",
      ],
    },
    {
      kind: "poll",
      prompt: "A business website for a village with polls",
      name: "pollFeature",
      paths: ["blueprint/src/features/community/opinion/poll", "kit/web/src/components/polls"],
    },
  ];
  for (const { kind, prompt, name, paths } of features) {
    test(`a feature: ${kind}`, async () => {
      for (const path of paths) await remove(path);
      const list = await readFile(join(repository, DEFINITIONS), "utf8");
      const shorter = list.split("\n").filter((line) => !line.includes(name));
      assert.equal(list.split("\n").length - shorter.length, 2, "the import and the entry of the list");
      await writeFile(join(copy, DEFINITIONS), shorter.join("\n"));
      const without = await appOf(prompt);
      assert.ok(!without.kinds.includes(kind), without.kinds.join(" "));
      for (const path of [...paths, DEFINITIONS]) await putBack(path);
      const having = await appOf(prompt);
      assert.ok(having.kinds.includes(kind), having.kinds.join(" "));
      const component = paths[1]?.replace("kit/web/", "") ?? "";
      assert.ok(
        having.files.some((path) => path.startsWith(component)),
        having.files.join(" "),
      );
    });
  }

  test("a design language", async () => {
    const folder = "kit/web/src/styles/languages/playful";
    const prompt = "A playful recipe box for kids";
    await remove(folder);
    const without = await appOf(prompt);
    assert.ok(!without.languages.includes("playful"));
    assert.ok(without.files.some((path) => path.startsWith("src/styles/languages/")));
    await putBack(folder);
    const having = await appOf(prompt);
    assert.ok(having.files.includes("src/styles/languages/playful/style.css"), having.files.join(" "));
  });

  test("an entity", async () => {
    const file = "blueprint/data/things/own/health/appointment.json";
    const prompt = "An appointment book";
    await remove(file);
    const without = await appOf(prompt);
    assert.ok(!without.fields.includes("Patient"), without.fields.join(" "));
    await putBack(file);
    const having = await appOf(prompt);
    assert.ok(having.fields.includes("Subject"), having.fields.join(" "));
  });
});
