import assert from "node:assert/strict";
import { test } from "node:test";
import { draftedSketch } from "../../examples/drafted-sketch.ts";
import { Blueprint, planChecks, writeProject } from "../../index.ts";
import { projectModel } from "../project-model.ts";
import { isForStaff } from "./is-for-staff.ts";

const enquiry = {
  one: "enquiry",
  many: "enquiries",
  fields: [
    { label: "Your name", type: "text" },
    { label: "Message", type: "paragraph" },
  ],
  rows: [["Ana Ruiz", "Do you open on Sundays?"]],
};

interface Said {
  kind?: string;
  roles?: unknown[];
  access?: object;
  abilities?: unknown[];
  pages?: object[];
}

function draft({ kind = "site", roles = [], access = { see: "admin", change: "everybody" }, abilities = [], pages = [] }: Said): Blueprint {
  const song = { one: "song", fields: [{ label: "Name", type: "text" }], rows: [["Slow tide"], ["Tin roof"]] };
  const sections = [{ heading: "Write to us", abilities: [{ kind: "add", thing: "enquiry" }] }];
  const sketch = {
    title: "Songbook",
    kind,
    roles,
    things: [song, { ...enquiry, access }],
    abilities: [{ wish: "ask", kind: "add", thing: "enquiry" }, ...abilities],
    pages: [{ title: "Songs", sections: [{ thing: "song" }] }, { title: "Ask us", sections }, ...pages],
  };
  return Blueprint.parse(draftedSketch("A songbook that one writes to", sketch).blueprint);
}

const isOne = (said: Said): boolean => isForStaff(projectModel(draft(said)));

test("a site with an inbox has accounts for staff alone", () => {
  assert.ok(isOne({}));
  const given = { name: "clerk", by: "admin" };
  assert.ok(isOne({ roles: [given], access: { see: ["clerk", "admin"], change: "everybody" } }));
});

test("visitors have something to log in for where somebody asked for accounts, or something is theirs or for members", () => {
  const others: Record<string, Said> = {
    tool: { kind: "tool" },
    asked: { abilities: [{ kind: "account", wish: "one writes to" }] },
    members: { access: { see: "admin", change: "members" } },
    owners: { access: { see: ["owner", "admin"], change: "everybody" } },
    "a role that people take": { roles: ["singer"] },
    "a page for members": { pages: [{ title: "Scores", for: ["members"], sections: [{ heading: "Scores", text: "All of them." }] }] },
  };
  for (const [title, said] of Object.entries(others)) assert.ok(!isOne(said), title);
});

test("the way in stands at the foot of such a site, and its checks look for it there", () => {
  const blueprint = draft({});
  const files = writeProject(blueprint);
  assert.match(files.get("src/app.ts") ?? "", /accounts: "staff"/);
  assert.match(files.get("src/routes.tsx") ?? "", /footer=\{<StaffLink \/>\}/);
  const steps = JSON.stringify(planChecks(blueprint).flatMap((check) => (check.capability === "account" ? check.steps : [])));
  assert.match(steps, /"name":"Staff log-in"/);
  assert.doesNotMatch(steps, /"click","target":\{"role":"link","name":"Sign up"/);
  const others = writeProject(draft({ access: { see: ["owner", "admin"], change: "everybody" } }));
  assert.doesNotMatch(`${others.get("src/app.ts")} ${others.get("src/routes.tsx")}`, /staff|StaffLink/);
});
