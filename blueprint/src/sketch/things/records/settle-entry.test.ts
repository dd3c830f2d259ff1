import assert from "node:assert/strict";
import { test } from "node:test";
import { draftedSketch } from "../../../examples/drafted-sketch.ts";
import { planChecks, writeProject } from "../../../index.ts";

const call = {
  one: "call",
  fields: [
    { label: "Subject", type: "text" },
    { label: "Received", type: "datetime" },
    { label: "Due", type: "date" },
    { label: "Type", type: "choice", options: ["Order", "Complaint"] },
    { label: "Minutes", type: "number", unit: "min" },
    { label: "Outside", type: "number", unit: "°C" },
    { label: "Balance", type: "money", unit: "USD" },
    { label: "Remark", type: "paragraph" },
    { label: "Closed", type: "date" },
  ],
  rows: [
    ["Broken seal", "-4T09:30", 3, "Complaint", 12, 4, 20, "Sent a new one", -1],
    ["Ten boxes", "-1T16:05", 6, "Order", 5, 2, -3, "Usual size", null],
    ["Late parcel", "-2T11:00", -1, "Complaint", 9, 7, 5, "Traced it", null],
  ],
};

const drafted = (one: object = {}) =>
  draftedSketch("An app for the calls of our shop", {
    title: "Calls",
    things: [{ ...call, ...one }],
    pages: [{ title: "Calls", sections: [{ thing: "call" }] }],
  });

const fieldsOf = ({ blueprint }: ReturnType<typeof drafted>) => new Map(blueprint.entities[0]?.fields.map((field) => [field.id, field]));

test("what every row has must be filled in, but for texts, and what some rows lack may be left out", () => {
  const required = [...fieldsOf(drafted()).values()].filter((field) => field.required).map(({ id }) => id);
  assert.deepEqual(required, ["subject", "received", "due", "type", "minutes", "outside", "balance"]);
  const two = drafted({ rows: call.rows.slice(0, 2) });
  assert.deepEqual(
    [...fieldsOf(two).values()].filter((field) => field.required).map(({ id }) => id),
    ["subject"],
  );
});

test("numbers that no row has below nought are not, except degrees", () => {
  const fields = fieldsOf(drafted());
  assert.deepEqual(
    ["minutes", "outside", "balance"].map((id) => fields.get(id)?.min),
    [0, undefined, undefined],
  );
});

test("what is noted as it happens begins with now, and its newest rows stand first", () => {
  const { blueprint } = drafted();
  assert.deepEqual(
    blueprint.entities[0]?.fields.filter(({ initial }) => initial === "now").map(({ id }) => id),
    ["received"],
  );
  assert.deepEqual(
    blueprint.entities[0]?.samples.map((row) => row["subject"]),
    ["Ten boxes", "Late parcel", "Broken seal"],
  );
  assert.match(writeProject(blueprint).get("src/entities/calls.ts") ?? "", /received: field\.datetime\(\{[^}]*startsNow: true/);
  // An empty form is refused for the day that is not preset, and not for the one that is.
  const told = planChecks(blueprint).flatMap(({ steps }) => steps.flatMap((step) => ("target" in step ? (step.target?.text ?? []) : [])));
  assert.ok(told.some((text) => /\bdue\b/i.test(text)));
  assert.ok(!told.some((text) => /\breceived\b/i.test(text)));
});

test("a reference must be chosen where everybody finds rows to choose", () => {
  const withClients = (access: object): boolean | undefined => {
    const { blueprint } = draftedSketch("An app for the calls of our shop", {
      title: "Calls",
      things: [
        {
          ...call,
          fields: [...call.fields, { label: "Client", type: "reference", of: "client" }],
          rows: call.rows.map((row) => [...row, "Ada"]),
        },
        { one: "client", fields: [{ label: "Name", type: "text" }], rows: [["Ada"], ["Ben"], ["Cy"]], ...access },
      ],
      abilities: [{ wish: "log in", kind: "account" }],
      pages: [{ title: "Calls", sections: [{ thing: "call" }] }],
    });
    return blueprint.entities[0]?.fields.find(({ id }) => id === "client")?.required;
  };
  assert.equal(withClients({ access: { see: "everybody", change: "members" } }), true);
  assert.equal(withClients({ access: { see: "owner", change: "owner" } }), false);
});

test("whoever hands in what others read says how to be reached, and what it is about", () => {
  const fields = [
    { label: "Name", type: "text" },
    { label: "Email", type: "email" },
    { label: "Phone", type: "phone" },
    { label: "Message", type: "paragraph" },
  ];
  const required = (access: object | undefined): string[] =>
    [...fieldsOf(drafted({ fields, rows: [], ...(access && { access }) })).values()].filter((field) => field.required).map(({ id }) => id);
  assert.deepEqual(required({ see: "admin", change: "everybody" }), ["name", "email", "message"]);
  assert.deepEqual(required({ see: "everybody", change: "everybody" }), ["name"]);
  assert.deepEqual(required({ see: "admin", change: "admin" }), ["name"]);
});
