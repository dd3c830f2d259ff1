// Who sees and changes rows: the browser looks as a stranger, as the administrator and as two other people.
import { after, before, describe, it } from "node:test";
import { openProver, type Prover } from "../../../support/prove-app.ts";
import { proveAndBreak, recordApp } from "./record-app.ts";

const account = { id: "account", kind: "account", phrase: null };

const club = recordApp(
  [
    {
      one: "notice",
      fields: [
        { label: "Title", type: "text" },
        { label: "Text", type: "paragraph" },
      ],
      rows: [["Regatta on Sunday", "Bring oars."]],
      more: { access: { see: "everybody", change: "admin" } },
    },
    {
      one: "diary entry",
      isPlain: true,
      fields: [
        { label: "Title", type: "text" },
        { label: "Day", type: "date" },
      ],
      rows: [["First outing", -3]],
      more: { access: { see: "owner", change: "owner" } },
    },
    {
      one: "boat",
      fields: [
        { label: "Name", type: "text" },
        { label: "Seats", type: "number" },
      ],
      rows: [["Heron", 4]],
      more: { access: { see: "members", change: "members" } },
    },
    {
      one: "trip",
      fields: [
        { label: "Name", type: "text" },
        { label: "Boat", type: "reference", of: "boat" },
      ],
      rows: [["Round the island", 0]],
    },
    {
      one: "waypoint",
      isPlain: true,
      fields: [
        { label: "Name", type: "text" },
        { label: "Diary entry", type: "reference", of: "diary-entry", isPart: true, required: true },
      ],
      rows: [["Lighthouse", 0]],
    },
  ],
  { features: [account] },
);

describe("access to rows", () => {
  let prover: Prover;
  before(async () => {
    prover = await openProver();
  });
  after(() => prover.close());

  it("is given as the blueprint says, and the checks see where it is not", async () => {
    await proveAndBreak(prover, club, [
      {
        check: /^Diary entrys are seen by the one/,
        file: "lib/owners.ts",
        words: "ownersOf(entity, id).includes(session.get())",
        instead: 'ownersOf(entity, id).length < 9 && session.get() !== ""',
      },
      { check: /^Boats are seen/, isNightly: true, file: "entities/boats.ts", words: 'see: "members"', instead: 'see: "everybody"' },
      // A reference that reads all rows names a boat on the page of the trips.
      {
        check: /^Boats are seen/,
        isNightly: true,
        file: "lib/fields/target-rows.ts",
        words: "return entity.rows.all()",
        instead: "return (entity.whole ?? entity.rows).all()",
      },
      {
        check: /^Waypoints are seen/,
        file: "entities/waypoints.ts",
        words: "restrictLines(",
        instead: "((..._: unknown[]) => {})(restrictLines, ",
      },
      {
        check: /^Notices are seen/,
        file: "components/resource/form-pages.tsx",
        words: "row === undefined || entity.mayChange?.(row) === false",
        instead: "row === undefined",
      },
      {
        check: /^Notices are seen/,
        file: "components/resource/row-controls.tsx",
        words: "entity.mayAdd?.(preset?.values) === false",
        instead: "entity.mayAdd?.(preset?.values) === null",
      },
    ]);
  });
});
