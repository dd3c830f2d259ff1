import assert from "node:assert/strict";
import { test } from "node:test";
import { quoteTerms } from "./quote-terms.ts";

test("a quote offers the extras that the prompt names, and counts what suits the thing", () => {
  const { count, extras } = quoteTerms("golf travel package", "apply hotel, flight and transport conditions");
  assert.equal(count, "People");
  assert.deepEqual(
    extras.map(({ label }) => label),
    ["Superior hotel", "Flight", "Private transport"],
  );
  assert.equal(quoteTerms("cleaning service", "").count, "Hours");
  assert.ok(quoteTerms("window", "").extras.length > 0);
});
