import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../../../../reader/read-prompt.ts";

const table: readonly (readonly [prompt: string, made: readonly string[]])[] = [
  ["A recipe box where I can download recipes as PDF", ["download-recipe"]],
  ["A recipe box where I can save old recipes as a PDF", ["download-recipe"]],
  ["An article site where visitors can download articles as PDF", ["download-article"]],
  ["Invoices with PDF export", ["download-invoice"]],
  ["Please implement a website for templates. Users should be able to browse and download templates.", ["download-template"]],
  ["Please implement a journal website. Users can find articles, and download article PDFs.", ["download-article"]],
  ["An expense tracker where I can export my expenses as PDF", ["export-expense-pdf"]],
  ["Please implement an expense website. Users should be able to download the list of expenses as CSV.", ["export-expense-csv"]],
  ["Please implement a ringtone website. Users can browse ringtones, select and download the desired content.", ["download-ringtone"]],
  ["Please implement an expense website. Users can browse expenses and download expense PDFs.", ["download-expense"]],
  ["An app where I upload PDFs", []],
];
for (const [text, made] of table) {
  test(`downloads what is meant: ${text}`, () => {
    const reading = readPrompt({ text, answers: [] });
    assert.ok(reading.outcome === "blueprint", JSON.stringify(reading));
    const { features, capabilities } = reading.blueprint;
    const ids = [...features, ...capabilities].map(({ id }) => id).filter((id) => /^(?:download|export)/.test(id));
    assert.deepEqual(ids, made);
    assert.ok(!reading.notUnderstood.some((phrase) => /pdf/i.test(phrase)), reading.notUnderstood.join());
  });
}
