import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../../read-prompt.ts";

const study = "Please implement a study group website. Users can browse study groups and";
/** A prompt, and the ids of what is made of its verbs. */
const table: readonly (readonly [prompt: string, made: readonly string[]])[] = [
  [`${study} join groups.`, ["apply-study-group-enrolment"]],
  [`${study} participate in project discussions.`, ["comment-study-group"]],
  [`${study} manage their own accounts.`, ["account"]],
  [`${study} save study groups for later.`, ["collect-study-group"]],
  ["A recipe box where I can save old recipes as a PDF", ["download-recipe"]],
  ["Invoices with PDF export", ["download-invoice"]],
  ["Please implement a ringtone website. Users can browse ringtones, select and download the desired content.", ["download-ringtone"]],
  ["Please implement an expense website. Users can browse expenses and download expense PDFs.", ["download-expense"]],
  ["An expense tracker where I can export my expenses as PDF", ["export-expense-pdf"]],
  ["Please implement an expense website. Users should be able to download the list of expenses as CSV.", ["export-expense-csv"]],
  ["A list of vouchers with code and amount. Redeem vouchers.", ["mark-voucher-redeemed"]],
  ["A wine list where I can compare wines", ["collect-wine-compared"]],
  ["Please implement a phone website. Users can browse phones and compare phones.", ["collect-phone-compared"]],
];
for (const [text, made] of table) {
  test(`builds what the verb asks for: ${text}`, () => {
    const reading = readPrompt({ text, answers: [] });
    assert.ok(reading.outcome === "blueprint", JSON.stringify(reading));
    const { features, capabilities } = reading.blueprint;
    const ids = [...features, ...capabilities.filter(({ kind }) => /^(?:export|mark)$/.test(kind))].filter(({ phrase }) => phrase !== null);
    assert.deepEqual([ids.map(({ id }) => id), reading.notUnderstood], [made, []]);
  });
}
