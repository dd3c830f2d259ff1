import assert from "node:assert/strict";
import { test } from "node:test";
import { definitions } from "../features/definitions.ts";
import { abilityKindOf, abilityKinds, AbilityKindName, textKinds, UNBUILT } from "./abilities/ability-kinds.ts";
import { readAbility } from "./abilities/read-ability.ts";
import { isFieldMember, SketchAbility } from "./abilities/sketch-ability.ts";
import { sectionMembers } from "./pages/section-members.ts";
import { SketchSection } from "./pages/sketch-page.ts";
import { sketchGuide } from "./sketch-guide.ts";
import { sketchJsonSchema } from "./sketch.ts";
import { SketchFieldType } from "./things/sketch-field.ts";
import { SketchThing } from "./things/sketch-thing.ts";
import { thingMembers } from "./things/thing-members.ts";

const guide = sketchGuide({ isShort: false });
const schema = JSON.stringify(sketchJsonSchema);

/** The kinds of abilities that a line of the guide names, after what they need. */
function kindsIn(line: string): string[] {
  const plain = line.replace(/^- /, "").replaceAll(/ \([^)]*\)/g, "");
  return (plain.split(": ").at(-1) ?? "").split(", ");
}

test("every kind of feature is an ability, or made of the texts of sections", () => {
  for (const { schema: one } of definitions) {
    const kind = one.shape.kind.value;
    assert.equal(
      abilityKindOf(kind) === undefined,
      textKinds.some((text) => text === kind),
      kind,
    );
  }
});

test("the kinds of abilities are the same in the instructions, in the JSON schema and for the reader", () => {
  const told = guide.abilities.split("\n").flatMap(kindsIn);
  assert.deepEqual(told.toSorted(), [...AbilityKindName.options].toSorted());
  for (const kind of AbilityKindName.options) {
    assert.ok(schema.includes(`"${kind}"`), kind);
    assert.deepEqual(SketchAbility.parse(readAbility({ kind })).kind, kind);
  }
  assert.ok(
    sketchGuide({ isShort: true })
      .abilities.split(", ")
      .every((kind) => abilityKindOf(kind) !== undefined),
  );
});

test("every field that a definition takes can be named by an ability, is in the guide, and is read", () => {
  for (const { kind, options, said } of abilityKinds) {
    const line = guide.abilities.split("\n").find((one) => kindsIn(one).includes(kind)) ?? "";
    for (const name of said) {
      assert.ok(line.includes(name), `${kind}.${name}`);
      assert.ok(JSON.stringify(SketchAbility.parse(readAbility({ kind, [name]: "Some words" }))).includes("Some words"), `${kind}.${name}`);
    }
    for (const { option } of options) {
      assert.ok(isFieldMember(option), `${kind}.${option}`);
      assert.ok(line.includes(option), `${kind}.${option}`);
      assert.equal(SketchAbility.parse(readAbility({ kind, [option]: "Some field" }))[option], "Some field");
    }
  }
  const members = Object.keys(SketchAbility.shape).filter(isFieldMember);
  assert.deepEqual(members.toSorted(), [...new Set(abilityKinds.flatMap(({ options }) => options.map(({ option }) => option)))].toSorted());
});

test("every member of a thing and of a section is in the schema and in the instructions", () => {
  const plain = { thing: ["one", "many", "fields", "rows"], section: ["wish", "heading", "text", "thing", "as", "abilities"] };
  assert.deepEqual(Object.keys(SketchThing.shape).toSorted(), [...plain.thing, ...thingMembers.map(({ key }) => key)].toSorted());
  assert.deepEqual(Object.keys(SketchSection.shape).toSorted(), [...plain.section, ...sectionMembers.map(({ key }) => key)].toSorted());
  for (const { key, guide: told } of [...thingMembers, ...sectionMembers]) assert.ok(told.text.includes(`"${key}"`), key);
  assert.ok(guide.things.includes('"roles"') && schema.includes('"roles"'));
  for (const type of SketchFieldType.options) assert.ok(guide.types.split(", ").includes(type), type);
});

/** The JSON with which a text begins after its member's name. */
function exampleIn(text: string): unknown {
  const told = text.slice(text.indexOf(":") + 1);
  const ends = [...told.matchAll(/[\]}"]|\btrue\b|\b\d+\b/g)].map(({ 0: end, index }) => index + end.length).toReversed();
  for (const end of ends) {
    const value = readJson(told.slice(0, end));
    if (value !== undefined) return value;
  }
  throw new Error(`There is no example in ${text}`);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

test("the examples of the instructions are read as what they say", () => {
  for (const { key, guide: told, read } of sectionMembers) {
    const section = SketchSection.safeParse({ [key]: read(exampleIn(told.text)) });
    assert.ok(section.success, `${key}: ${section.error?.message}`);
    const value: unknown = Object.entries(section.data).find(([name]) => name === key)?.[1];
    assert.ok(Array.isArray(value) ? value.length > 0 : value !== undefined, key);
  }
});

test("what cannot be built has a kind of its own", () => {
  assert.equal(SketchAbility.parse(readAbility({ wish: "live traffic", kind: "not possible" })).kind, UNBUILT);
});
