import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { findColour, judgeColours } from "../../../eval/judging/judge-colours.ts";
import { readColours } from "../../../eval/judging/read-colours.ts";
import { rgbOf } from "../../../eval/judging/rgb-of.ts";

const requested = (text: string): string[] => readColours(text).map(({ words, place, rgb }) => `${words}: ${place} ${rgb}`);

describe("colours that a text requests", () => {
  const cases: [text: string, expected: string[]][] = [
    [
      "A diary. Paint the background thistle and the buttons dark orchid.",
      ["thistle: background 216,191,216", "dark orchid: component 153,50,204"],
    ],
    ["Give it a khaki background, with sienna components.", ["khaki: background 240,230,140", "sienna: component 160,82,45"]],
    ["Use #0af for the cards; the backdrop is #102030.", ["#0af: component 0,170,255", "#102030: background 16,32,48"]],
    [
      "The layout should be in light sea green; style cards in tomato.",
      ["light sea green: background 32,178,170", "tomato: component 255,99,71"],
    ],
    ["A palette of plum.", ["plum: any 221,160,221"]],
  ];
  for (const [text, expected] of cases) test(text, () => assert.deepEqual(requested(text), expected));

  for (const text of ["A shop for chocolate and salmon with gold members.", "Sell orange juice. Users rate each wheat beer."]) {
    test(`an ordinary word is no colour: ${text}`, () => assert.deepEqual(requested(text), []));
  }

  test("a name means the same in either spelling and with spaces taken out", () => {
    assert.equal(rgbOf("darkslategrey"), rgbOf("darkslategray"));
    assert.equal(rgbOf("rebeccapurple"), "102,51,153");
    assert.equal(rgbOf("sparkling"), null);
  });
});

describe("colours that a page shows", () => {
  const seen = [
    { rgb: "216,191,216", place: "background" as const, where: "background of body" },
    { rgb: "153,50,204", place: "component" as const, where: "background of button “Save”" },
  ];

  test("is found only where it was requested", () => {
    const colour = { words: "dark orchid", rgb: "153,50,204" };
    assert.equal(findColour({ ...colour, place: "component" }, seen)?.where, "background of button “Save”");
    assert.equal(findColour({ ...colour, place: "any" }, seen)?.place, "component");
    assert.equal(findColour({ ...colour, place: "background" }, seen), null);
  });

  test("a test of two colours is yes with both, partly with one, no with none", () => {
    const answer = (text: string) => judgeColours(readColours(text), seen).answer;
    assert.equal(answer("See that the background is thistle and the buttons are dark orchid"), "yes");
    assert.equal(answer("See that the background is thistle and the buttons are peru"), "partly");
    assert.equal(answer("See that the background is peru and the buttons are tan"), "no");
  });
});
