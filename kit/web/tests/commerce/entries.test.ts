import { beforeEach, expect, test, vi } from "vitest";
import { readEntry, newEntry } from "@/lib/commerce/entries";
import { entryDocument } from "@/lib/commerce/entry-document";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const draft = { about: "", title: "Loft", status: "Placed", name: "Robin", email: "", details: [], amount: 12.5 };

test("a new entry has a number of its own and a time", () => {
  const one = newEntry("OR", draft);
  expect(one.number).toMatch(/^OR-[0-9A-Z]{6}$/);
  expect(Date.parse(one.at)).toBeLessThanOrEqual(Date.now());
  expect(newEntry("OR", draft).number).not.toBe(one.number);
});

test("a stored entry is read whatever its shape, and dropped without a number", () => {
  expect(readEntry({ title: "Loft" })).toBe(null);
  expect(readEntry({ number: "OR-1", details: [{ label: "Total", value: 3 }, 7, null], amount: "2" })).toEqual({
    about: "",
    title: "",
    number: "OR-1",
    at: "",
    status: "",
    name: "",
    email: "",
    details: [{ label: "Total", value: "3" }],
    amount: 2,
  });
});

test("a document shows what was entered as text, also where it looks like markup", () => {
  const text = entryDocument("Receipt", {
    ...newEntry("OR", draft),
    name: "<img src=x onerror=alert(1)>",
    details: [{ label: "A&B", value: "'" }],
  });
  expect(text).not.toContain("<img");
  expect(text).toContain("&#60;img src=x");
  expect(text).toContain("A&#38;B</th><td>&#39;</td>");
  expect(text).not.toContain("E-mail");
});
