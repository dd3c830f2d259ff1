import assert from "node:assert/strict";
import { test } from "node:test";
import { inRegion } from "./in-region.ts";

test("a step acts within the region, also where it is within something of it already", () => {
  const region = { role: "region", name: "Bids", exact: true };
  assert.deepEqual(
    inRegion("Bids", [
      { do: "reload" },
      { do: "click", target: { role: "button", name: "Bid" } },
      { do: "expectVisible", target: { role: "listitem", within: { role: "list" } } },
    ]),
    [
      { do: "reload" },
      { do: "click", target: { role: "button", name: "Bid", within: region } },
      { do: "expectVisible", target: { role: "listitem", within: { role: "list", within: region } } },
    ],
  );
});
