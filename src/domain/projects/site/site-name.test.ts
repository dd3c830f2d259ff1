import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { newSiteName } from "./site-name.ts";

const words = (prompt: string) => newSiteName(prompt).replace(/-[0-9a-hjkmnp-tv-z]{5}$/, "");

test("a site's name describes the app", () => {
  assert.equal(words("A recipe box with ratings and a shopping list"), "recipe-box-ratings-shopping");
  assert.equal(words("Please build me an app to track my Café’s Öfen"), "track-cafes-ofen");
  assert.equal(words("Build me an app"), "app");
  assert.equal(words("レシピ"), "app");
  assert.equal(words("../../etc/passwd <script>alert(1)</script>"), "etc-passwd-script-alert");
});

test("no two names are the same", () => {
  assert.notEqual(newSiteName("www"), newSiteName("www"));
});

test("every prompt gives a DNS label of at most 40 characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (prompt) => {
      const name = newSiteName(prompt);
      assert.match(name, /^[a-z0-9]+(-[a-z0-9]+)*-[0-9a-z]{5}$/);
      assert.ok(name.length <= 40, name);
    }),
  );
});
