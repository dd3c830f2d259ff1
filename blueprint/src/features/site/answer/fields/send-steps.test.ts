import assert from "node:assert/strict";
import { test } from "node:test";
import type { FormField } from "../form-field-schema.ts";
import { sendSteps } from "./send-steps.ts";

const field = (label: string, type: FormField["type"], required: boolean): FormField => ({
  id: label.toLowerCase(),
  label,
  type,
  required,
});

test("every answer is seen again after a reload, and a field that was left empty is not", () => {
  const fields = [field("Full name", "text", true), field("Telephone", "phone", true), field("How you heard of us", "text", false)];
  const steps = sendSteps({
    path: "/contact",
    title: "Write to us",
    fields,
    button: "Send",
    confirmation: "Sent",
    listTitle: "What you sent",
  });
  const after = steps.slice(steps.findIndex((step) => step.do === "reload"));
  assert.deepEqual(
    after.flatMap((step) => (step.do === "expectText" && step.target.role === "listitem" ? [step.contains] : [])),
    ["Full name A few plain words", "Telephone +1 555 0100"],
  );
  assert.deepEqual(
    after.flatMap((step) => (step.do === "expectNotText" ? [step.contains] : [])),
    ["How you heard of us"],
  );
});

test("a field that was left empty is not looked for where its name may stand for something else", () => {
  const fields = [field("Full name", "text", true), field("Name", "text", false), field("May", "text", false)];
  const steps = sendSteps({
    path: "/contact",
    title: "Write to us",
    fields,
    button: "Send",
    confirmation: "Sent",
    listTitle: "What you sent",
  });
  assert.equal(
    steps.some((step) => step.do === "expectNotText"),
    false,
  );
});
