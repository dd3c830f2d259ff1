import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseLinks, whyDead } from "./crawl-links.ts";

const linksTo = (...paths: string[]) => paths.map((path) => ({ path, text: path }));

test("links that differ only in which thing they show are one kind, of which two are followed", () => {
  const chosen = chooseLinks(linksTo("/about", "/recipes/1", "/recipes/2", "/recipes/3", "/recipes/1/edit"));
  assert.deepEqual(
    chosen.map(({ path }) => path),
    ["/about", "/recipes/1", "/recipes/2", "/recipes/1/edit"],
  );
});

test("at most twelve links are followed", () => {
  assert.equal(chooseLinks(linksTo(...Array.from({ length: 40 }, (_, index) => `/page-${index}`))).length, 12);
});

const page = { path: "/x", blank: false, heading: "Recipes", title: "Recipes", overflowPixels: 0, widest: null };

test("a page is dead when it is empty, has no heading, or says that it is not there", () => {
  assert.equal(whyDead(page), null);
  assert.match(whyDead({ ...page, blank: true }) ?? "", /empty/);
  assert.match(whyDead({ ...page, heading: null }) ?? "", /without a heading/);
  assert.match(whyDead({ ...page, heading: "This page doesn’t exist" }) ?? "", /doesn’t exist/);
  assert.match(whyDead({ ...page, title: "404" }) ?? "", /404/);
  assert.equal(whyDead({ ...page, heading: "Error 404" }, "Our mistakes Error 404"), null, "a row may be called so");
});
