import assert from "node:assert/strict";
import { test } from "node:test";
import { type FormField, formFieldSchema } from "../form-field-schema.ts";
import { fillSteps } from "./fill-steps.ts";

const form = { role: "region", name: "Write to us" } as const;
const field = (id: string, type: FormField["type"], label = id): FormField => ({ id, label, type, required: true });

test("fields with one label are filled in one after the other", () => {
  const steps = fillSteps([field("first", "text", "Name"), field("mail", "email"), field("last", "text", "Name")], form);
  const filled = steps.flatMap((step) => ("target" in step && step.target !== undefined ? [[step.target.label, step.target.nth]] : []));
  assert.deepEqual(filled, [
    ["Name", 0],
    ["mail", undefined],
    ["Name", 1],
  ]);
});

test("tags that have to be filled in are, also where nothing is suggested", () => {
  const [step] = fillSteps([field("about", "tags")], form);
  assert.equal(step?.do === "fill" && step.value !== "", true);
});

test("a choice of nothing is none", () => {
  assert.equal(formFieldSchema.safeParse(field("about", "choice")).success, false);
  assert.equal(formFieldSchema.safeParse({ ...field("about", "choice"), options: ["Praise"] }).success, true);
});

test("of a form in which nothing has to be filled in the first field is, whatever it holds", () => {
  const first = (type: FormField["type"]) =>
    fillSteps(
      [
        { ...field("one", type), required: false },
        { ...field("two", "text"), required: false },
      ],
      form,
    );
  assert.deepEqual(
    (["text", "flag", "file"] as const).map((type) => first(type).map((step) => step.do)),
    [["fill"], ["setChecked"], ["attach"]],
  );
});
