import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const open = async () => ({ ...(await import("@/lib/commerce/numbers")), ...(await import("@/entities/recipes")) });

test("a number is found however it is written, and no other is", async () => {
  const { recipes, rowNumbers } = await open();
  const [first] = recipes.rows.all();
  if (first === undefined) throw new Error("The kit's app has samples.");
  recipes.rows.update(first.id, { title: "BK-4821" });
  const find = rowNumbers(recipes, "title");
  expect(find("bk 4821")?.title).toBe("BK-4821");
  expect(find("XX-000000")).toBe(null);
  expect(find(" - ")).toBe(null);
});

test("the number in a field of a row is found, and the row is marked as redeemed", async () => {
  const { recipes, rowNumbers } = await open();
  const [first, second] = recipes.rows.all();
  if (first === undefined || second === undefined) throw new Error("The kit's app has these samples.");
  recipes.rows.update(first.id, { isFavourite: false });
  const find = rowNumbers(recipes, "title", "isFavourite");
  expect(find(first.title)).toMatchObject({ title: first.title, isRedeemed: false });
  find(first.title)?.redeem();
  expect(find(first.title)?.isRedeemed).toBe(true);
  expect(recipes.rows.all()[1]).toEqual(second);
});
