import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const open = async () => ({
  ...(await import("@/lib/commerce/numbers")),
  ...(await import("@/lib/commerce/entries")),
  ...(await import("@/entities/recipes")),
});

test("the number of an entry is found however it is written, redeemed in its list, and no other is", async () => {
  const { createEntries, entryNumbers, findNumber, newEntry } = await open();
  const entries = createEntries("tickets");
  const ticket = { about: "", title: "A concert", status: "Confirmed", name: "Robin", email: "", details: [], amount: null };
  const { number } = entries.add(newEntry("BK", ticket));
  entries.add(newEntry("BK", { ...ticket, title: "Another" }));
  const sources = [entryNumbers(entries)];
  expect(findNumber(sources, number.toLowerCase().replace("-", " "))?.title).toBe("A concert");
  expect(findNumber(sources, "XX-000000")).toBe(null);
  expect(findNumber(sources, " - ")).toBe(null);
  findNumber(sources, number)?.redeem();
  expect(findNumber(sources, number)?.status).toBe("Redeemed");
  expect(entries.all().map(({ status }) => status)).toEqual(["Confirmed", "Redeemed"]);
});

test("the number in a field of a row is found, and the row is marked as redeemed", async () => {
  const { findNumber, recipes, rowNumbers } = await open();
  const [first, second] = recipes.rows.all();
  if (first === undefined || second === undefined) throw new Error("The kit's app has these samples.");
  recipes.rows.update(first.id, { isFavourite: false });
  const sources = [rowNumbers(recipes, "title", "isFavourite")];
  expect(findNumber(sources, first.title)).toMatchObject({ title: first.title, status: "" });
  findNumber(sources, first.title)?.redeem();
  expect(findNumber(sources, first.title)?.status).toBe("Redeemed");
  expect(recipes.rows.all()[1]).toEqual(second);
});
