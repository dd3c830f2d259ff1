// Lists whose rows and fields are called alike: the checks ask only for what can be distinguished.
import assert from "node:assert/strict";
import { test } from "node:test";
import { recipeBox } from "../../examples/recipe-box.ts";
import { enteredFields } from "../../model/entity-model.ts";
import { entityOf, linesOf, projectModel } from "../../model/project-model.ts";
import { writeProject } from "../../project/write-project.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Capability } from "../../schema/capability.ts";
import type { Entity, Field } from "../../schema/entity.ts";
import { planChecks } from "../plan-checks.ts";

const name: Field = { id: "name", label: "Name", type: "text", required: true };
const text = { required: false, type: "text" } as const;

function listOf(id: string, fields: readonly Field[], samples: Entity["samples"]): Entity {
  return { id, name: { one: id, many: `${id}s` }, icon: "Box", fields: [name, ...fields], titleField: "name", phrase: null, samples };
}

interface Parts {
  entities: Entity[];
  capabilities: Capability[];
}

function appOf({ entities, capabilities }: Parts): Blueprint {
  const sections = entities.map(({ id }) => ({ kind: "collection", entity: id, view: "table" }) as const);
  const pages = [{ id: "home", path: "/", title: "Home", icon: "House", intro: null, sections }];
  return { ...recipeBox, entities, capabilities, features: [], pages };
}

const can = (kind: "delete", entity: string): Capability => ({ kind, id: `${kind}-${entity}`, phrase: null, entity });

function stepsOf(parts: Parts, id: string): string {
  const steps = planChecks(appOf(parts)).find((check) => check.id === id)?.steps ?? [];
  return steps.map((step) => JSON.stringify(step)).join("\n");
}

test("a deleted row is not looked for by a name that a label holds as well", () => {
  const deleteSteps = (label: string): string => {
    const fields = [
      { id: "one", label, ...text },
      { id: "other", label: "Trains", ...text },
    ];
    const entities = [listOf("tram", fields, [{ name: "Late" }, { name: "Trains" }])];
    return stepsOf({ entities, capabilities: [can("delete", "tram")] }, "delete-tram");
  };
  assert.match(deleteSteps("Note"), /"expectHidden".*Late/);
  assert.doesNotMatch(deleteSteps("Late"), /"expectHidden"/);
});

test("an order by a choice is called as the list calls it, also where an option is called undefined", () => {
  const state: Field = { id: "state", label: "State", type: "choice", required: false, options: ["undefined", "Done"] };
  const sort: Capability = { kind: "sort", id: "sort", phrase: null, entity: "tram", fields: ["state"] };
  const samples = [{ name: "One" }, { name: "Two", state: "Done" }, { name: "Three", state: "undefined" }, { name: "Four" }];
  const steps = stepsOf({ entities: [listOf("tram", [state], samples)], capabilities: [sort] }, "sort");
  assert.match(steps, /"option":"State: in order"/);
  assert.match(steps, /"nth":1\},"contains":"Three"/);
  assert.match(steps, /"nth":-1\},"anyOf":\["One","Four"\]/);
});

test("of rows that tie in an order any may stand at a place, and none is looked for where all tie", () => {
  const sorted = (isDone: readonly boolean[]): string => {
    const done: Field = { id: "done", label: "Done", type: "boolean", required: false };
    const sort: Capability = { kind: "sort", id: "sort", phrase: null, entity: "tram", fields: ["done"] };
    const names = ["One", "Two", "Three", "Four"];
    const samples = names.map((title, at) => ({ name: title, done: isDone[at] === true }));
    return stepsOf({ entities: [listOf("tram", [done], samples)], capabilities: [sort] }, "sort");
  };
  const steps = sorted([false, true, false, true]);
  assert.match(steps, /"nth":1\},"anyOf":\["Two","Four"\]/);
  assert.match(steps, /"nth":-1\},"anyOf":\["One","Three"\]/);
  assert.doesNotMatch(sorted([true, true, true, true]), /"nth":-1/);
});

test("of two rows with one name neither is chosen in a filter", () => {
  const line: Field = { id: "line", label: "Line", type: "reference", required: false, of: "line" };
  const filter: Capability = { kind: "filter", id: "filter", phrase: null, entity: "tram", field: "line" };
  const trams = listOf(
    "tram",
    [line],
    [
      { name: "One", line: 0 },
      { name: "Two", line: 1 },
      { name: "Three", line: 2 },
    ],
  );
  const lines = listOf("line", [], [{ name: "North" }, { name: "North" }, { name: "South" }]);
  const steps = stepsOf({ entities: [trams, lines], capabilities: [filter] }, "filter");
  assert.match(steps, /"option":"South"/);
  assert.doesNotMatch(steps, /"option":"North"/);
});

test("rows without a page send their lines from a table, and are no links where others refer to them", () => {
  const stops: Field = { id: "stops", label: "Stops", type: "lines", required: false };
  const next: Field = { id: "next", label: "Next", type: "reference", required: false, of: "tram" };
  const send: Capability = { kind: "send", id: "send", phrase: null, entity: "tram", field: "stops", to: "stop", verb: "Copy" };
  const app = {
    entities: [listOf("tram", [stops, next], [{ name: "One", stops: ["A", "B"] }]), listOf("stop", [], [])],
    capabilities: [send],
  };
  const files = writeProject(appOf(app));
  assert.match(files.get("src/pages/home-page.tsx") ?? "", /SendLines/);
  assert.match(files.get("src/entities/trams.ts") ?? "", /isLink: false/);
  // The table of stops is empty, and so without a head: both lines and the head are new.
  assert.match(stepsOf(app, "send"), /"by":3/);
});

test("an average of nothing is a dash, and a chart of nothing is not looked for", () => {
  const price: Field = { id: "price", label: "Price", type: "money", required: false };
  const day: Field = { id: "day", label: "Day", type: "date", required: false };
  const total: Capability = { kind: "total", id: "total", phrase: "a", entity: "tram", measure: "average", field: "price", label: "Fare" };
  const chart: Capability = {
    kind: "chart",
    id: "chart",
    phrase: "b",
    entity: "tram",
    by: "day",
    measure: "count",
    field: null,
    shape: "bars",
    label: "Days",
  };
  const app = { entities: [listOf("tram", [price, day], [{ name: "One" }])], capabilities: [total, chart] };
  assert.match(stepsOf(app, "total"), /"contains":"–"/);
  assert.equal(stepsOf(app, "chart"), "");
});

test("the row of another parent is not looked for by a name that is a part of what a row says", () => {
  const line: Field = { id: "line", label: "Line", type: "reference", required: false, of: "line" };
  const capabilities: Capability[] = [
    { kind: "browse", id: "browse-tram", phrase: null, entity: "tram" },
    { kind: "detail", id: "detail-line", phrase: null, entity: "line" },
  ];
  const seenOnLine = (other: string): string => {
    const trams = listOf(
      "tram",
      [line, { id: "note", label: "Note", ...text }],
      [
        { name: "One", line: 0, note: "Waits for 7." },
        { name: other, line: 1 },
      ],
    );
    return stepsOf({ entities: [trams, listOf("line", [], [{ name: "North" }, { name: "South" }])], capabilities }, "tram-of-line");
  };
  assert.match(seenOnLine("Two"), /"text":"Two"\},"atMost":0/);
  assert.doesNotMatch(seenOnLine("Waits"), /"atMost":0/);
});

test("a search for a name that a day could hold as well counts no rows", () => {
  const day: Field = { id: "day", label: "Day", type: "date", required: false };
  const search: Capability = { kind: "search", id: "search", phrase: null, entity: "tram" };
  const searched = (title: string, fields: readonly Field[]): string => {
    const samples = [{ name: title }, { name: "Harbour line", ...(fields.length > 0 && { day: 3 }) }];
    const steps = stepsOf({ entities: [listOf("tram", fields, samples)], capabilities: [search] }, "search").split("\n");
    return steps
      .slice(
        0,
        steps.findIndex((step) => step.includes("no such thing")),
      )
      .join("\n");
  };
  assert.match(searched("Harbour", [day]), /"expectCount"/);
  assert.match(searched("Harbour 20", [day]), /"value":"Harbour line"/);
  assert.match(searched("Harbour 20", []), /"value":"Harbour 20".*\n.*"expectCount"/);
});

test("a value that is worked out parts what a new row is expected to say, and a formula without fields reads no row", () => {
  const fields: Field[] = [
    { id: "track", label: "Track", ...text },
    { id: "seats", label: "Seats", type: "number", required: false, formula: "2026" },
    { id: "note", label: "Note", ...text },
  ];
  const capabilities: Capability[] = (["browse", "detail", "add"] as const).map((kind) => ({
    kind,
    id: kind,
    phrase: null,
    entity: "tram",
  }));
  const app = { entities: [listOf("tram", fields, [{ name: "One" }])], capabilities };
  assert.match(stepsOf(app, "browse"), /"contains":"Track Track of my new tram"/);
  assert.doesNotMatch(stepsOf(app, "browse"), /"contains":"Track [^"]*Note/);
  assert.match(writeProject(appOf(app)).get("src/entities/trams.ts") ?? "", /seats: \(\) => 2026/);
});

test("a row is no line of a row of its own kind", () => {
  const over: Field = { id: "over", label: "Over", type: "reference", required: false, isPart: true, of: "tram" };
  const stop: Field = { ...over, id: "stop", label: "Stop", of: "stop" };
  const app = { entities: [listOf("tram", [over, stop], []), listOf("stop", [], [])], capabilities: [] };
  const project = projectModel(appOf(app));
  const partsOf = (entity: string): string[] => linesOf(project, entityOf(project, entity)).map(({ by }) => by.id);
  assert.deepEqual([partsOf("tram"), partsOf("stop")], [[], ["stop"]]);
});

test("what the app would set is asked for like any other where the field cannot hold it, or where nobody has an account", () => {
  const asked = (type: "number" | "text" | "date", stamp: "now" | "me", kinds = ["account"]): boolean => {
    const own: Field = { id: "own", label: "Own", type, required: false, stamp };
    const features = kinds.map((kind) => ({ kind, id: kind, phrase: null }));
    const project = projectModel({ ...appOf({ entities: [listOf("tram", [own], [{ name: "One" }])], capabilities: [] }), features });
    return enteredFields(entityOf(project, "tram")).some(({ id }) => id === "own");
  };
  assert.deepEqual([asked("number", "now"), asked("date", "me"), asked("date", "now"), asked("text", "me")], [true, true, false, false]);
  assert.deepEqual([asked("text", "me", []), asked("date", "now", [])], [true, false]);
});

test("a picture has a heading of its own on the page of its row, and a number has none", () => {
  const detail: Capability = { kind: "detail", id: "detail", phrase: null, entity: "tram" };
  const steps = (type: "picture" | "number"): string => {
    const own: Field = { id: "own", label: "Own", type, required: false };
    return stepsOf({ entities: [listOf("tram", [own], [{ name: "Late" }])], capabilities: [detail] }, "detail");
  };
  assert.match(steps("number"), /"expectHidden".*"heading","name":"Own"/);
  assert.doesNotMatch(steps("picture"), /"expectHidden".*"Own"/);
});

test("a list is not filtered by a picture, and no check looks for it", () => {
  const filtered = (type: "picture" | "text"): [RegExpMatchArray | null, string] => {
    const own: Field = { id: "own", label: "Own", type, required: false };
    const filter: Capability = { kind: "filter", id: "filter", phrase: null, entity: "tram", field: "own" };
    const app = { entities: [listOf("tram", [own], [{ name: "One", own: "Late" }, { name: "Two" }])], capabilities: [filter] };
    const pages = [...writeProject(appOf(app))].filter(([path]) => path.startsWith("src/pages/")).map(([, code]) => code);
    return [/filters=.*/.exec(pages.join("\n")), stepsOf(app, "filter")];
  };
  const [control, steps] = filtered("text");
  assert.ok(control);
  assert.match(steps, /Filter by own/);
  assert.deepEqual(filtered("picture"), [null, ""]);
});
