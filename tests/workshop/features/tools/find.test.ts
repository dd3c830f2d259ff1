// One search of everything, and defects that its check sees.
import { after, before, describe, it } from "node:test";
import { openProver, type Prover } from "../../../support/prove-app.ts";
import { proveAndBreak, recordApp } from "../records/record-app.ts";

const app = recordApp(
  [
    {
      one: "herb",
      view: "cards",
      fields: [
        { label: "Name", type: "text" },
        { label: "Use", type: "choice", options: ["Tea", "Salad"] },
      ],
      rows: [
        ["Lemon balm", "Tea"],
        ["Sorrel", "Salad"],
        ["Hyssop", "Tea"],
      ],
    },
    {
      one: "bed",
      isPlain: true,
      fields: [
        { label: "Name", type: "text" },
        { label: "Side", type: "text" },
      ],
      rows: [
        ["Long bed", "North"],
        ["Round bed", "South"],
      ],
    },
  ],
  { features: [{ kind: "find", id: "find", phrase: null }] },
);

describe("a search of everything", () => {
  let prover: Prover;
  before(async () => {
    prover = await openProver();
  });
  after(() => prover.close());

  it("finds rows of all kinds, and its check sees where it does not", async () => {
    const check = /^Everything is searched from the header/;
    const file = "components/find/find-page.tsx";
    await proveAndBreak(prover, app, [
      { check, file, words: "count === 0", instead: "count < 0" },
      { check, isNightly: true, file: "routes.tsx", words: "isLink: true", instead: "isLink: false" },
      { check, isNightly: true, file, words: 'setParams(target.value === "" ? {} : { q: target.value }', instead: "setParams({}" },
      {
        check,
        isNightly: true,
        file,
        words: "matchesSearch(group.entity, row, query)",
        instead: "matchesSearch(group.entity, row, query) && at === 0",
      },
    ]);
  });
});
