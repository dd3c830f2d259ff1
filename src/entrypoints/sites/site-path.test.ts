import assert from "node:assert/strict";
import { test } from "node:test";
import { readSitePath } from "./site-path.ts";

const read: [target: string, path: string][] = [
  ["/", "/"],
  ["/recipes/7", "/recipes/7"],
  ["/recipes?sort=%zz#top", "/recipes"],
  ["/cr%C3%A8me%20br%c3%bbl%C3%A9e", "/crème brûlée"],
  ["http://box.apps.localhost:4000/recipes?x", "/recipes"],
  ["http://box.apps.localhost", "/"],
  ["/.../x", "/.../x"],
];
for (const [target, path] of read) {
  test(`reads ${target} as ${path}`, () => assert.equal(readSitePath(target), path));
}

const refused = [
  "",
  "*",
  "recipes",
  "/%",
  "/%zz",
  "/%c3",
  "/%00",
  "/a%0d%0ab",
  "/a%5cb",
  "/a\\b",
  "/..",
  "/a/../b",
  "/a/%2e%2e/b",
  "/a%2fb",
  "/./a",
  "//evil.example",
  `/${"a".repeat(2048)}`,
];
for (const target of refused) {
  test(`refuses ${JSON.stringify(target.slice(0, 24))}`, () => assert.equal(readSitePath(target), null));
}
