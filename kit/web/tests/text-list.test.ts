import { beforeEach, expect, test, vi } from "vitest";
import { createTextList } from "@/lib/text-list";

beforeEach(() => localStorage.clear());

test("a list keeps the latest texts first, as many as it may have, and tells its listeners", () => {
  const list = createTextList("find", { limit: 2 });
  const changed = vi.fn();
  const stop = list.subscribe(changed);
  for (const text of ["a", "b", "b"]) list.add(text);
  stop();
  list.add("c");
  expect(list.all()).toEqual(["c", "b"]);
  expect(changed).toHaveBeenCalledTimes(3);
  expect(createTextList("find", { limit: 5 }).all()).toEqual(["c", "b"]);
});

test("what is stored in another shape is read as far as possible", () => {
  localStorage.setItem("recipe-box/find", "{broken");
  expect(createTextList("find", { limit: 3 }).all()).toEqual([]);
  localStorage.setItem("recipe-box/find", JSON.stringify(["a", null, 2, ["x"]]));
  expect(createTextList("find", { limit: 3 }).all()).toEqual(["a", "2"]);
});
