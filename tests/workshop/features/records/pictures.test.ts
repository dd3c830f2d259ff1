// Pictures of rows: the browser chooses one in the form, and sees it on the row's page after a reload.
import { after, before, describe, it } from "node:test";
import { openProver, type Prover } from "../../../support/prove-app.ts";
import { proveAndBreak, recordApp } from "./record-app.ts";

const finds = recordApp([
  {
    one: "find",
    view: "cards",
    fields: [
      { label: "Name", type: "text" },
      { label: "Photo", type: "picture" },
      { label: "Depth", type: "number", unit: "cm" },
    ],
    rows: [
      ["Coin", null, 20],
      ["Shard", null, 35],
    ],
  },
]);

const check = /^The photo of a find is chosen from the device/;

describe("pictures of rows", () => {
  let prover: Prover;
  before(async () => {
    prover = await openProver();
  });
  after(() => prover.close());

  it("are chosen, shown and kept, and the check sees where they are not", async () => {
    await proveAndBreak(prover, finds, [
      { check, file: "lib/fields/picture.ts", words: 'startsWith("data:image/")', instead: 'startsWith("data:text/")' },
      {
        check,
        file: "components/fields/picture-view.tsx",
        words: "if (small !== null) setPicture(small);",
        instead: 'if (small === null) setPicture("");',
      },
    ]);
  });
});
