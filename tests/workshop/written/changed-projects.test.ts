import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { posix } from "node:path";
import { runInNewContext } from "node:vm";
import { type Blueprint, changeBlueprint, planChecks, readPrompt, writeProject } from "@atelier/blueprint";
import { build } from "esbuild";
import { formatProject } from "../../../src/workshop/format/format-project.ts";
import { gateProject } from "../../../src/workshop/gate/gate-project.ts";
import { findSandbox } from "../../../src/workshop/sandbox/find-sandbox.ts";
import { prepareTestVendor } from "../../support/servers/test-cache.ts";
import type { Vendor } from "../../../src/workshop/vendor/vendor.ts";
import { createTypechecker, type Typechecker } from "../../../src/workshop/types/create-typechecker.ts";

const never = new AbortController().signal;

function blueprintOf(text: string): Blueprint {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint");
  return reading.blueprint;
}

function changed(blueprint: Blueprint, message: string): Blueprint {
  const change = changeBlueprint(blueprint, message);
  assert.ok(change.outcome === "changed", change.reply);
  return change.blueprint;
}

const recipes = "A recipe box with ratings and a shopping list";
const invoices = "Clients and their invoices with amount, due date and status, and a chart of revenue by month";

const changes: readonly (readonly [prompt: string, message: string])[] = [
  [recipes, "Add a difficulty, a source link, a video length in minutes and a checkbox for vegetarian to recipes"],
  [recipes, "Remove the rating, the cuisine and the ingredients, and no charts please"],
  [recipes, "Add suppliers with name, phone, email and rating, add a supplier to shopping items and add a statistics page"],
  [recipes, "Call recipes dishes, rename servings to portions, rename it to Nonna's <Kitchen> and make it dark red"],
  [recipes, "Use these examples: Lasagne, Risotto, Tiramisu. Show shopping items as a table, and recipes as a list"],
  [recipes, "Remove search, filters, sorting, the edit button and the delete button. Start empty."],
  [invoices, "Remove clients, turn status into tags, export invoices to CSV and let me sort invoices by status"],
  [invoices, "Remove the overview page. Add a paid checkbox to invoices, a note to invoices and a birthday to clients"],
  ["gym tracker", "Remove exercises and notes, change effort to a number, make kind optional and add a page with statistics"],
  [recipes, "Sort recipes by rating by default, sort shopping items by item by default and rename the cuisine Thai to Isan"],
  [invoices, "Sort invoices by client by default. Add a page with a chart of invoices by status."],
  ["todo list", "Add projects with name and deadline, link tasks to projects, and add tags and notes to tasks"],
];

describe("a project that was changed by a message", () => {
  let typechecker: Typechecker;
  let vendor: Vendor;
  before(async () => {
    vendor = await prepareTestVendor();
    typechecker = await createTypechecker({ sandbox: await findSandbox() });
  });
  after(() => typechecker.close());

  for (const [prompt, message] of changes) {
    it(`passes the gate and the type checker: ${message}`, async () => {
      const blueprint = changed(blueprintOf(prompt), message);
      const files = await formatProject(writeProject(blueprint));
      assert.deepEqual(gateProject(files, vendor), []);
      assert.deepEqual(await typechecker.check(files, never), []);
      const proven = new Set(planChecks(blueprint).flatMap((check) => [check.capability, ...(check.also ?? [])]));
      const searched = blueprint.entities.filter((entity) => entity.samples.length > 0).map((entity) => `browse-${entity.id}`);
      assert.deepEqual(
        searched.filter((id) => !proven.has(id)),
        [],
      );
    });
  }
});

/** The rows that a written project reads from what an earlier version stored in the browser. */
async function rowsRead(blueprint: Blueprint, stored: readonly object[]): Promise<Record<string, unknown>[]> {
  const files = writeProject(blueprint);
  const found = (path: string): string | undefined =>
    [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`, path].find((name) => files.has(name));
  const data = [...files.keys()].find((path) => /^src\/entities\/(?:recipes|dishes)\.ts$/.test(path)) ?? "";
  const entity = /export const (\w+) = defineEntity/.exec(files.get(data) ?? "")?.[1] ?? "";
  const bundle = await build({
    stdin: { contents: `export { ${entity} as entity } from "./${data}"`, resolveDir: process.cwd(), sourcefile: "entry.ts" },
    bundle: true,
    write: false,
    format: "iife",
    globalName: "app",
    plugins: [
      {
        name: "project",
        setup(project) {
          project.onResolve({ filter: /^(?:\.|@\/)/ }, ({ path, importer, namespace }) => {
            const folder = namespace === "project" ? posix.dirname(importer) : ".";
            const own = found(path.startsWith("@/") ? path.replace("@", "src") : posix.normalize(posix.join(folder, path)));
            return own === undefined ? undefined : { path: own, namespace: "project" };
          });
          project.onLoad({ filter: /./, namespace: "project" }, ({ path }) => ({
            contents: files.get(path) ?? "",
            loader: "tsx",
            resolveDir: process.cwd(),
          }));
        },
      },
    ],
  });
  const kept = new Map([["recipe-box/recipe", JSON.stringify({ version: 1, rows: stored })]]);
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) };
  const code = `${bundle.outputFiles[0]?.text ?? ""}; JSON.stringify(app.entity.rows.all());`;
  return JSON.parse(String(runInNewContext(code, { window: { addEventListener() {} }, localStorage: storage })));
}

describe("rows that were stored by an earlier version", () => {
  const mine = {
    id: "mine",
    title: "My soup",
    cuisine: "Italian",
    rating: 4,
    cookingTime: 20,
    servings: 2,
    ingredients: ["Water", "Salt"],
    method: "Boil.",
    tags: ["Quick"],
  };
  const box = blueprintOf(recipes);

  it("are read with empty values in fields that are new, and without removed ones", async () => {
    const next = changed(box, "add a difficulty, a due date and a calories field to recipes, remove servings and call recipes dishes");
    const [row] = await rowsRead(next, [mine]);
    assert.equal(row?.["title"], "My soup");
    assert.deepEqual([row?.["difficulty"], row?.["dueDate"], row?.["calories"]], ["", "", null]);
    assert.ok(!("servings" in (row ?? {})));
    assert.deepEqual([row?.["rating"], row?.["ingredients"]], [4, ["Water", "Salt"]]);
  });

  it("keep what a field held when its type changes, where it can be kept", async () => {
    const next = changed(box, "change servings to a text. Change method to a list. Turn cuisine into tags. Change tags to a text.");
    const [row] = await rowsRead(next, [mine]);
    assert.deepEqual([row?.["servings"], row?.["method"], row?.["cuisine"], row?.["tags"]], ["2", ["Boil."], ["Italian"], "Quick"]);
  });

  it("lose only what the new type cannot hold", async () => {
    const next = changed(box, "change method to a date, change cuisine to a number and make the rating out of 3");
    const [row] = await rowsRead(next, [mine]);
    assert.deepEqual([row?.["title"], row?.["method"], row?.["cuisine"], row?.["rating"]], ["My soup", "", null, 3]);
  });

  it("stay as they are when the samples differ", async () => {
    const rows = await rowsRead(changed(box, "use these examples: Lasagne, Risotto, Tiramisu"), [mine]);
    assert.deepEqual(
      rows.map((row) => row["title"]),
      ["My soup"],
    );
  });
});
