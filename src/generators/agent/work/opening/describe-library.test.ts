import assert from "node:assert/strict";
import { test } from "node:test";
import { shellOf, writeProject } from "@atelier/blueprint";
import { COLOURS, describeClasses, tokensOf } from "./describe-classes.ts";
import { describeLibrary } from "./describe-library.ts";

const files = writeProject(shellOf({ title: "Tea", look: null }));
const describe = async (items: readonly string[], characters = 12_000): Promise<string> =>
  (await describeLibrary({ files, items, characters })).join("\n");

test("the signatures of nearly every app are there, and of the plan's items with the types that they name", async () => {
  const said = await describe(["charts"]);
  for (const name of [
    "function createCollection",
    "function useRows",
    "interface Entity",
    "function Field",
    "interface ChartProps",
    "interface Series",
    "const toast",
    "function LineChart",
  ])
    assert.ok(said.includes(name), `${name}\n${said}`);
});

test("modules of functions have a line each with what they export", async () => {
  const lines = (await describe([])).split("\n");
  for (const module of ["@/lib/download", "@/lib/toast", "@/lib/store", "@/hooks/use-rows"])
    assert.equal(lines.filter((line) => line.startsWith(`- ${module}: `)).length, 1, module);
});

test("signatures keep to their room, and a small conversation has no list of modules", async () => {
  for (const characters of [1_000, 4_000, 12_000]) {
    const said = await describe(["charts", "resource"], characters);
    const signatures = said.slice(0, said.indexOf("# The theme's classes")).length;
    assert.ok(signatures <= characters + 200, `${signatures} of ${characters}`);
  }
  assert.doesNotMatch(await describe([], 1_000), /@\/lib\/download/);
});

test("every colour of the theme has a meaning, and no other", () => {
  assert.deepEqual(new Set(Object.keys(COLOURS)), new Set(tokensOf("color").filter((name) => name !== "*" && !name.startsWith("chart-"))));
  assert.match(describeClasses(), /- accent: the SURFACE of what is hovered/);
});
