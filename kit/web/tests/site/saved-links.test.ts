import { beforeEach, expect, test, vi } from "vitest";
import { linkFields } from "@/lib/site/saved-links";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const samples = [{ title: "Mine", address: "https://example.com/" }];
const open = async () => (await import("@/lib/site/saved-links")).createLinks({ name: "links", samples });

test("an address is completed, and one that is none of the web is refused", () => {
  expect(linkFields.address.parse([" example.com/a "])).toEqual({ value: "https://example.com/a" });
  expect(linkFields.address.parse(["http://example.com"])).toEqual({ value: "http://example.com" });
  expect(linkFields.address.parse([""])).toEqual({ error: "Write a web address." });
  expect(linkFields.address.parse(["javascript:alert(1)"])).toHaveProperty("error");
});

test("links are kept, and a stored address that could run code is dropped", async () => {
  const links = await open();
  const added = links.add({ title: "Notes", address: "https://example.com/notes" });
  const key = Object.keys(localStorage).find((name) => name.endsWith("/links")) ?? "";
  const stored = JSON.parse(localStorage.getItem(key) ?? "");
  stored.rows.push({ id: "x", title: "Bad", address: "javascript:alert(1)" }, { id: "y", title: "Worse" });
  localStorage.setItem(key, JSON.stringify(stored));
  vi.resetModules();
  expect((await open()).all()).toEqual([added, { id: "link-1", ...samples[0] }]);
});
