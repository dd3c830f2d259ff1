import assert from "node:assert/strict";
import { test } from "node:test";
import { SHELL } from "../../shell.ts";
import { writeProject } from "../../write-project.ts";
import { fieldKindsLacking } from "./field-kinds.ts";

const project = writeProject(SHELL);
const after = (text: string, files = project) =>
  fieldKindsLacking(new Map([...files, ["src/entities/tasks.ts", text]]), "src/entities/tasks.ts");

test("the kinds of fields that a file uses join those that are there, with their views", () => {
  const added = after('import * as field from "@/lib/fields";\nconst due = field.date({ label: "Due" });\n');
  assert.match(added.get("src/lib/fields/index.ts") ?? "", /"\.\/date"[^]*"\.\/text"/);
  assert.match(added.get("src/field-views.ts") ?? "", /date: dateView/);
  assert.match(after('import { money, type Money } from "@/lib/fields";').get("src/field-views.ts") ?? "", /money: numberView/);
});

test("nothing is added for kinds that are there or unknown, nor to views that somebody has rewritten", () => {
  assert.equal(after('field.text({ label: "Name" }); field.colour({});').size, 0);
  assert.equal(after("field.date({})", new Map([...project, ["src/field-views.ts", "export const fieldViews = {};"]])).size, 0);
});
