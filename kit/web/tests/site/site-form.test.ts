import { beforeEach, expect, test, vi } from "vitest";
import * as field from "@/lib/fields";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const library = () => import("@/lib/site/site-form");

const fields = {
  name: field.text({ label: "Name", required: true }),
  visit: field.date({ label: "Date of visit" }),
  budget: field.number({ label: "Budget", min: 0 }),
  consent: field.flag({ label: "Consent" }),
  proof: field.file({ label: "Proof" }),
};

const texts = { name: "request", button: "Send", confirmation: "Thank you.", note: "", sentTitle: "What you have sent" };

test("answers have the labels and the formats that people read, without what was left empty", async () => {
  const { answersOf } = await library();
  const values = { name: "Robin", visit: "2027-03-14", budget: 1200, consent: true, proof: "" };
  expect(answersOf(fields, values)).toEqual([
    { label: "Name", value: "Robin" },
    { label: "Date of visit", value: "Mar 14, 2027" },
    { label: "Budget", value: "1,200" },
    { label: "Consent", value: "Yes" },
  ]);
});

test("a form keeps the name of a chosen file, and nothing where none was chosen", async () => {
  const { readForm } = await import("@/lib/entity");
  const form = new FormData();
  form.set("name", "Robin");
  form.set("proof", new File(["..."], "receipt.pdf"));
  expect(readForm(fields, form).values.proof).toBe("receipt.pdf");
  form.set("proof", new File([], ""));
  expect(readForm(fields, form)).toMatchObject({ values: { proof: "" }, errors: {} });
});

test("what was sent is read back, and what is no form is dropped", async () => {
  const { defineForm, receiptOf } = await library();
  const sent = defineForm({ ...texts, fields }).sent.add({ answers: [{ label: "Name", value: "Robin" }], at: "2027-03-14T10:00:00Z" });
  expect(receiptOf(sent)).toBe(sent.id.slice(-6).toUpperCase());
  const key = Object.keys(localStorage).find((name) => name.endsWith("/request")) ?? "";
  const stored = JSON.parse(localStorage.getItem(key) ?? "");
  stored.rows.push({ id: "1" }, { id: "2", answers: "Name" }, { id: "3", answers: [] }, { id: "4", answers: [{ label: 7 }] });
  localStorage.setItem(key, JSON.stringify(stored));
  vi.resetModules();
  const again = (await library()).defineForm({ ...texts, fields }).sent.all();
  expect(again).toEqual([sent, { id: "4", answers: [{ label: "7", value: "" }], at: "" }]);
});

test("answers are counted, the most frequent one first, and exported", async () => {
  const { answerCounts, countedFields, formCsv } = await library();
  const asked = {
    name: field.text({ label: "Name" }),
    signs: field.tags({ label: "Signs", suggestions: ["A", "B"] }),
    sleep: field.choice({ label: "Sleep", options: ["Well", "Badly"] }),
  };
  const sent = [["A, B"], ["B"], []].map((signs) => ({ answers: signs.map((value) => ({ label: "Signs", value })), at: "2026-11-23" }));
  expect(countedFields(asked).map(({ label }) => label)).toEqual(["Signs", "Sleep"]);
  expect(answerCounts("Signs", sent).map(({ label, value }) => [label, value])).toEqual([
    ["B", 2],
    ["A", 1],
  ]);
  expect(formCsv(asked, sent.slice(0, 1))).toBe('Sent,Name,Signs,Sleep\r\n2026-11-23,,"A, B",');
});
