// Nothing is made up to fill a place: no row that is only its thing's noun with an adjective, no sentence that says
// nothing, no list of options that nobody named. Goes through what the data holds and what drafts of unknown things print.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import fc from "fast-check";
import { changeBlueprint } from "../../changes/change-blueprint.ts";
import { everything } from "../../examples/everything.ts";
import { peopleNames } from "../../knowledge/sample-pools.ts";
import { offeredTemplates, ownTemplates } from "../../knowledge/entity-templates.ts";
import { writeProject } from "../../project/write-project.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Entity } from "../../schema/entity.ts";
import { readPrompt } from "../read-prompt.ts";

const DATA = join(import.meta.dirname, "../../../data");

/** Sentences that fit anywhere, and so say nothing. */
const EMPTY_SENTENCE =
  /\b(?:all in good order|check again next month|a pleasant surprise|details to follow|better than last time|needs a little care|nothing special to report|ask amara about it|lorem ipsum|sample text|first meeting\b)/i;

/** Words that part nothing: a list of options made of them alone was invented. */
const EMPTY_OPTION =
  /^(?:everyday|special|other|others|standard|regular|normal|basic|general|misc|miscellaneous|favourite|new|old|former|later|shared|seasonal|default|option \d|category \d|type \d|[a-d])$/i;

const QUALIFIER =
  /^(?:a|an|the|my|first|second|third|next|last|other|another|extra|new|old|small|large|short|long|open|favourite|special|sample|example|test)$/i;

/** Whether a title is the thing's own noun with nothing but a qualifier or a number. */
function isFiller(title: string, one: string): boolean {
  const words = title.toLowerCase().split(" ");
  const noun = (one.split(" ").at(-1) ?? one).toLowerCase();
  const rest = words.filter((word) => word !== noun);
  const saysNothing = (word: string): boolean => QUALIFIER.test(word) || /^#?\d$/.test(word) || one.toLowerCase().split(" ").includes(word);
  return rest.length < words.length && rest.every(saysNothing);
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function optionListsIn(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [];
  const own = "options" in value && Array.isArray(value.options) ? [value.options.map(String)] : [];
  return [...own, ...Object.values(value).flatMap(optionListsIn)];
}

function refuseInvented(value: unknown, where: string): void {
  for (const text of textsIn(value)) assert.doesNotMatch(text, EMPTY_SENTENCE, where);
  for (const options of optionListsIn(value))
    assert.ok(options.length === 0 || options.some((option) => !EMPTY_OPTION.test(option)), `${where}: ${options.join(", ")}`);
}

describe("what the data holds", () => {
  const files = readdirSync(DATA, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith(".json"),
  );
  for (const file of files) {
    test(`nothing is made up in ${file.name}`, () => {
      const path = join(file.parentPath, file.name);
      refuseInvented(JSON.parse(readFileSync(path, "utf8")), path);
    });
  }

  test("every row of a known thing has a name of its own", () => {
    for (const { one, rows } of [...ownTemplates, ...offeredTemplates])
      for (const [title] of rows) assert.ok(typeof title === "string" && !isFiller(title, one), `${one}: ${String(title)}`);
  });
});

const nouns = fc.constantFrom(
  ..."quoin,zorb,knee,flange,gasket,trellis,sprocket,beekeeper,gravure,plinth,zither,wort,lintel,hatchling,swarm inspection,barge complaint,key handover".split(
    ",",
  ),
);
const fields = fc.uniqueArray(
  fc.constantFrom(
    ..."weight,mason,date,category,type,notes,description,tags,rating,price,done,duration,percentage,time,link,email,phone,ingredients,colour,species,variety,kind,group,genre,status,priority,origin,remarks,level,department".split(
      ",",
    ),
  ),
  { minLength: 2, maxLength: 5 },
);
const intents = fc.constantFrom(
  ..."Search them|Filter them|Filter by category|Sort by name|Group them by type|See a chart by category|Show totals|Tag them|Categorise them|Export them as CSV|Rate them|Mark them as done|Comment on them|Plan them in a calendar|Move them on a board|See a dashboard|Approve them|Vote for them|Compare them|Log hours on them|Get notifications|Assign them to people|Make reports|Book them|Favourite them".split(
    "|",
  ),
);
const prompts = fc
  .tuple(fc.constantFrom("A list of", "An app to keep track of", "A website about"), nouns, fields, intents)
  .map(([start, noun, named, intent]) => ({ noun, text: `${start} ${noun}s with ${named.join(", ")}. ${intent}.` }));

function drafted(text: string): Blueprint | null {
  const reading = readPrompt({ text, answers: [] });
  return reading.outcome === "blueprint" ? reading.blueprint : null;
}

/** An unknown thing has no rows, unless it is people. */
function refuseRows({ name, titleField, samples }: Entity, noun: string): void {
  if (name.one !== noun) return;
  if (noun !== "beekeeper") assert.deepEqual(samples, [], noun);
  for (const sample of samples) assert.ok(peopleNames.includes(String(sample[titleField])), noun);
}

/** A value says more than the label of its field. */
function refuseLabels({ fields: kept, samples }: Entity, where: string): void {
  for (const { id, label, type } of kept)
    for (const value of samples.flatMap((sample) => sample[id] ?? []))
      if (type === "text" || type === "lines" || type === "paragraph")
        assert.doesNotMatch(String(value), new RegExp(`^${label.replace(/[^\\w ]/g, ".").replace(/s$/, "")}s? (?:\\w|\\d+)$`, "i"), where);
}

const messages = [
  "add a dropdown called Grade",
  "add a category",
  "add tags",
  "add a multi-select called Labels",
  "add a description",
  "add a list of sockets with maker and notes",
  "add a board",
  "more samples",
];

describe("drafts of unknown things", () => {
  test("have no rows of their own making, no sentence without content and no option that nobody named", () => {
    let built = 0;
    fc.assert(
      fc.property(prompts, ({ noun, text }) => {
        const blueprint = drafted(text);
        if (blueprint === null) return;
        built += 1;
        refuseInvented(blueprint, text);
        blueprint.entities.forEach((entity) => refuseRows(entity, noun));
        blueprint.entities.forEach((entity) => refuseLabels(entity, text));
        for (const { name, titleField, samples } of blueprint.entities)
          for (const sample of samples)
            assert.ok(!isFiller(String(sample[titleField]), name.one), `${text}: ${String(sample[titleField])}`);
      }),
      { numRuns: 150, seed: 17 },
    );
    assert.ok(built > 75, `${built} of 150 are built`);
  });

  test("of known things say nothing in fields that nothing is known of", () => {
    const ask = fc.tuple(fc.constantFrom("recipe", "book", "client", "member", "invoice", "sourdough recipe"), fields);
    fc.assert(
      fc.property(ask, ([noun, named]) => {
        const text = `A list of ${noun}s with ${named.join(", ")}.`;
        const blueprint = drafted(text);
        if (blueprint !== null) refuseInvented(blueprint, text);
        blueprint?.entities.forEach((entity) => refuseLabels(entity, text));
      }),
      { numRuns: 60, seed: 17 },
    );
  });

  test("stay so when they are changed", () => {
    for (const message of messages) {
      const blueprint = drafted("A list of quoins with weight, mason and date");
      assert.ok(blueprint);
      const change = changeBlueprint(blueprint, message);
      const after = "blueprint" in change ? change.blueprint : blueprint;
      refuseInvented(after, message);
      after.entities.forEach((entity) => refuseRows(entity, entity.name.one));
    }
  });

  test("print none of it into the files of an app either", () => {
    const texts = ["A list of quoins with weight, mason and notes. Log hours on them.", "A tracker for projects. Log work hours on them."];
    for (const blueprint of [everything, ...texts.map(drafted)]) {
      assert.ok(blueprint);
      for (const [path, file] of writeProject(blueprint)) assert.doesNotMatch(file, EMPTY_SENTENCE, path);
    }
  });
});
