// A text that an app brings without the catalogue is English in every language. Apps in the pseudo-language show it: their sketches
// are in Cyrillic letters, and every message stands between marks.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Blueprint, draftSketch, readSketch, writeProject } from "@atelier/blueprint";
import type { Node } from "oxc-parser";
import { pseudoSketches } from "../workshop/written/kit/languages/pseudo-sketches.ts";
import { assertNoViolations, type Violation } from "./rules/violation.ts";
import { parseSource } from "./source/source-file.ts";
import { visit } from "./source/visit.ts";

/** Properties whose values are names, addresses or settings, which nobody reads. */
const NAMES: ReadonlySet<string> = new Set(
  "about add amount at audience by change currency first inbox see time format id key kind mode name path prefix range rowPath shape sign slug to unit verb measure source".split(
    " ",
  ),
);

/** Functions whose texts are names of stores, tables and fields. */
const NAMING = /^(?:create|define)[A-Z]\w*\(\)$/;

/** The key of a field, the id of a thing and what is made of them: Cyrillic words have no letters that a name could have. */
const KEY = /^[#/]?(?:[a-z]+-)*item[A-Z0-9-]\w*(?:-[a-z0-9]+)*$/;

const MARKED = /⟦[^⟦⟧]*⟧/g;

/** A text without its messages, from the innermost. */
function unmarked(text: string): string {
  let rest = text;
  for (let next = rest.replace(MARKED, ""); next !== rest; next = rest.replace(MARKED, "")) rest = next;
  return rest;
}

function draftedIn(sketch: unknown): Blueprint {
  const read = readSketch(sketch);
  assert.ok("sketch" in read, JSON.stringify(read));
  const drafted = draftSketch("приложение", read.sketch);
  assert.ok(drafted !== null);
  assert.deepEqual(drafted.problems, []);
  return drafted.blueprint;
}

function textOf(node: Node): string | null {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : null;
  return node.type === "JSXText" ? node.value : null;
}

/** What a text is the value of: `title` in `{ title: "…" }` and in `<Page title="…">`. */
function nameOf(above: readonly Node[]): string {
  const holder = above.findLast(({ type }) => type === "Property" || type === "JSXAttribute" || type === "CallExpression");
  if (holder?.type === "Property") return holder.key.type === "Identifier" ? holder.key.name : "";
  if (holder?.type === "JSXAttribute") return holder.name.type === "JSXIdentifier" ? holder.name.name : "";
  if (holder?.type === "CallExpression") return holder.callee.type === "Identifier" ? `${holder.callee.name}()` : "";
  return "";
}

function violationsIn(path: string, text: string): Violation[] {
  const file = parseSource(path, text);
  const found: Violation[] = [];
  visit(file.program, (node, above) => {
    const written = textOf(node);
    if (
      written === null ||
      above.some(({ type }) => /^(?:Import|Export\w+From|TS\w+Type)/.test(type)) ||
      above.at(-1)?.type === "ImportDeclaration"
    )
      return;
    const name = nameOf(above);
    if (!/[A-Za-z]{2}/.test(unmarked(written)) || NAMES.has(name) || NAMING.test(name) || KEY.test(written)) return;
    found.push({ file: path, line: file.lineOf(node.start), message: `${name}: ${written}`, fix: "take it from the catalogue: say.app" });
  });
  return found;
}

describe("texts of apps", () => {
  for (const [at, sketch] of pseudoSketches.entries())
    test(`app ${at + 1} brings none that the catalogue does not have`, () => {
      const files = [...writeProject(draftedIn(sketch))].filter(([path]) => /^src\/(?:features|pages|entities|routes|app)\b/.test(path));
      assertNoViolations(files.flatMap(([path, text]) => violationsIn(path, text)));
    });
});
