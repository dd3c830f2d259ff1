// The profile of an account as a row of the app's own, of a sketch that says so: made once, kept, and chosen where others refer to it.
import { after, before, describe, it } from "node:test";
import { draftedSketch } from "../../../../blueprint/src/examples/drafted-sketch.ts";
import { openProver, type Prover } from "../../../support/prove-app.ts";
import { proveAndBreak } from "./record-app.ts";

const { blueprint: crew } = draftedSketch("A site where crew members present themselves and log their trips", {
  title: "Tidewater",
  kind: "community",
  things: [
    {
      one: "trip",
      fields: [
        { label: "Title", type: "text" },
        { label: "Sailor", type: "reference", of: "sailor" },
        { label: "Cook", type: "reference", of: "sailor" },
      ],
      rows: [
        ["Round the islands", "Ines Marlow", "Tomas Reed"],
        ["Up the estuary", "Tomas Reed", null],
        ["To the lightship", "Ines Marlow", null],
      ],
      actions: [{ verb: "Cook", when: "empty(cook)", effects: ["cook = me"] }],
    },
    {
      one: "report",
      fields: [
        { label: "Title", type: "text" },
        { label: "Trip", type: "reference", of: "trip" },
        { label: "Reporter", type: "reference", of: "sailor", formula: "me" },
      ],
      rows: [
        ["Fog off the point", "Round the islands", "Ines Marlow"],
        ["A calm night", "Up the estuary", "Tomas Reed"],
      ],
    },
    {
      one: "sailor",
      profile: true,
      fields: [
        { label: "Name", type: "text" },
        { label: "Rank", type: "choice", options: ["Deckhand", "Mate", "Skipper"] },
        { label: "E-mail", type: "email" },
      ],
      rows: [
        ["Ines Marlow", "Mate", "ines@example.com"],
        ["Tomas Reed", "Skipper", "tomas@example.com"],
        ["Ute Brandt", "Deckhand", null],
      ],
    },
  ],
});

describe("profiles", () => {
  let prover: Prover;
  before(async () => {
    prover = await openProver();
  });
  after(() => prover.close());

  it("are made once, on the page of the account, and the checks see where they are not", async () => {
    const unguarded = { file: "lib/access.ts", words: "ownRow() !== undefined", instead: 'ownRow()?.id === ""' };
    const check = /^Who has an account has one profile, a sailor/;
    await proveAndBreak(prover, crew, [
      { check, ...unguarded },
      { check: /^Sailors are seen by/, isNightly: true, ...unguarded },
      { check: /^The reporter of a report is set by the app/, file: "entities/reports.ts", words: 'reporter: "me"', instead: "" },
      {
        check: /^“Cook” of a trip changes/,
        file: "lib/lend-profile.ts",
        words: "wholeOf(entity).add(begun())",
        instead: "entity.ownRow?.()",
      },
      { check, isNightly: true, file: "entities/trips.ts", words: "startsOwn: true", instead: "startsOwn: false" },
      { check, isNightly: true, file: "entities/sailors.ts", words: 'name: "name", email', instead: "email" },
      {
        check,
        isNightly: true,
        file: "components/profile/own-profile.tsx",
        words: "entity.rows.update(row.id, enteredValues(entity, values));",
        instead: "enteredValues(entity, values);",
      },
      {
        check,
        isNightly: true,
        file: "components/account/account-page.tsx",
        words: "isShort={own !== undefined}",
        instead: "isShort={false}",
      },
    ]);
  });
});
