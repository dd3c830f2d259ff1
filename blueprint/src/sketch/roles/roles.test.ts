import assert from "node:assert/strict";
import { test } from "node:test";
import { planChecks, writeProject } from "../../index.ts";
import { draftSketch } from "../draft-sketch.ts";
import { readSketch } from "../read-sketch.ts";

/** A team whose roles are stated in several ways, with people who are in every app among them. */
const team = {
  title: "Bay Team",
  userRoles: ["coach", "Parents", "admin", { name: "team doctor", by: "admin" }],
  things: [
    {
      one: "report",
      many: "reports",
      access: { see: ["parents", "coaches"], change: "owner, coach" },
      fields: [
        { label: "Title", type: "text", access: "coach" },
        { label: "Marks", type: "number", access: { see: ["coach", "team doctor"], change: "coach" } },
        {
          label: "Status",
          type: "choice",
          options: ["Written", "Read"],
          transitions: [{ verb: "Read", from: ["Written"], to: "Read", by: "coach" }],
        },
      ],
      rows: [["First match", 3, "Written"]],
    },
    { one: "rule", many: "rules", access: { change: "referee" }, fields: [{ label: "Text", type: "text" }], rows: [["Be on time"]] },
    {
      one: "cup",
      many: "cups",
      access: { see: ["coach", "everybody"] },
      fields: [{ label: "Name", type: "text" }],
      rows: [["Harbour cup"]],
    },
  ],
};

function draft(said: unknown) {
  const read = readSketch(said);
  if ("problems" in read) throw new Error(read.problems.join(" "));
  const drafted = draftSketch("A team with reports for coaches and parents", read.sketch);
  if (drafted === null) throw new Error("nothing came of the sketch");
  return drafted.blueprint;
}

test("roles are named by things and steps, and a word for none of them is the administrator", () => {
  const { roles, entities, features } = draft(team);
  assert.deepEqual(roles, [
    { id: "coach", name: "Coach", isOpen: true },
    { id: "parents", name: "Parents", isOpen: true },
    { id: "team-doctor", name: "Team doctor", isOpen: false },
  ]);
  assert.deepEqual(
    entities.map(({ access }) => access),
    [
      { see: ["role:parents", "role:coach"], change: ["owner", "role:coach"] },
      { see: "everybody", change: "admin" },
      { see: "everybody", change: "everybody" },
    ],
  );
  assert.equal(entities[0]?.fields[2]?.transitions?.[0]?.by, "role:coach");
  assert.ok(features.some(({ kind }) => kind === "account"));
  // What names a row is seen by whoever sees the row.
  assert.deepEqual(
    entities[0]?.fields.map(({ access }) => access),
    [undefined, { see: ["role:coach", "role:team-doctor"], change: "role:coach" }, undefined],
  );
});

test("the app has the roles, the steps and a check for each", () => {
  const blueprint = draft(team);
  const files = writeProject(blueprint);
  assert.match(files.get("src/app.ts") ?? "", /roles: \[\s*\{ id: "coach", name: "Coach", isOpen: true, owns: \["report\/report-1"\] \}/);
  const reports = files.get("src/entities/reports.ts") ?? "";
  assert.match(reports, /by: "role:coach"/);
  assert.match(reports, /fields: \{\s*marks: \{ see: \["role:coach", "role:team-doctor"\], change: "role:coach" \}/);
  assert.match(reports, /restrict\(reports, \{\s*see: \["role:parents", "role:coach"\],\s*change: \["owner", "role:coach"\]/);
  const ids = planChecks(blueprint).map(({ id }) => id);
  for (const id of ["role-coach", "role-parents", "role-team-doctor", "access-report", "field-report-marks"])
    assert.ok(ids.includes(id), id);
  assert.ok(ids.some((id) => id.startsWith("step-report")));
});

test("a sketch without roles has none", () => {
  const { roles, features } = draft({ ...team, userRoles: undefined, things: team.things.slice(2) });
  assert.equal(roles, undefined);
  assert.deepEqual(features, []);
});

test("a page is for the roles that it names, and what people add in public is theirs where the model says nothing", () => {
  const said = {
    title: "Swim Bay",
    kind: "community",
    roles: ["coach", "swimmer"],
    things: [
      { one: "time", fields: [{ label: "Code", type: "text" }], rows: [["R-1"]] },
      { one: "rule", readOnly: true, fields: [{ label: "Text", type: "text" }], rows: [["Be on time"]] },
    ],
    abilities: [{ kind: "lookup", thing: "time", field: "Code" }],
    pages: [
      { title: "Times", for: "coach", sections: [{ thing: "time" }] },
      { title: "Coaching", for: ["coaches"], sections: [{ heading: "For coaches", text: "How we train." }] },
    ],
  };
  const blueprint = draft(said);
  assert.deepEqual(
    blueprint.entities.map(({ id, access }) => [id, access]),
    [
      ["time", { see: "everybody", change: "owner" }],
      ["rule", undefined],
    ],
  );
  assert.deepEqual(blueprint.pages[1]?.audience, "role:coach");
  const routes = writeProject(blueprint).get("src/routes.tsx") ?? "";
  assert.match(routes, /title: "Coaching",\s+icon: \w+,\s+audience: "role:coach"/);
  assert.equal(routes.match(/<PageFor/g)?.length, 1, "the home page is for everybody");
  assert.match(routes, /<PageFor audience="role:coach" title="Coaching">/);
  const ids = planChecks(blueprint).map(({ id }) => id);
  assert.ok(ids.includes("page-coaching") && ids.includes("lookup-time"), ids.join(" "));
});
