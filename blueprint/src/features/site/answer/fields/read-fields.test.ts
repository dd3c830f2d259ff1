import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readFields, withoutPerson } from "./read-fields.ts";

function shortOf(text: string): string[] {
  return readFields(text).map(({ label, type, required }) => `${label}: ${type}${required ? "" : "?"}`);
}

describe("the fields of a form", () => {
  const texts: readonly [string, readonly string[]][] = [
    ["with name, date of visit and diagnosis", ["Name: text", "Date of visit: date", "Diagnosis: text"]],
    ["contact the company with name, email and message", ["Name: text", "E-mail: email", "Message: paragraph"]],
    [
      "allowing users to input personal information and credit status",
      ["Name: text", "E-mail: email", "Phone: phone?", "Credit status: choice"],
    ],
    ["submit their insights and evidence", ["Insights: paragraph", "Evidence: paragraph?", "File: file?"]],
    [
      "form fields: location, type of damage, photos, urgency and budget",
      ["Location: text", "Type of damage: text", "Photos: file?", "Urgency: choice", "Budget: amount"],
    ],
    ["a form with which users can search and filter", []],
    ["fill out the form", []],
  ];
  for (const [text, expected] of texts) {
    it(`are read from “${text}”`, () => {
      assert.deepEqual(shortOf(text), expected);
    });
  }

  it("of an anonymous form say nothing about who writes", () => {
    const kept = withoutPerson(readFields("with name, email, phone number, place and description"));
    assert.deepEqual(
      kept.map(({ label }) => label),
      ["Place", "Description"],
    );
  });
});
