import { describe } from "node:test";
import { proveTool } from "./prove-tool.ts";

const CHANCE = "lib/insight/picker/chance.ts";
const DRAW = "hooks/insight/use-draw.ts";

describe("a wheel", () => {
  proveTool("A wheel for who waters the plants: Ada, Ben, Cem. No repeats, with a history, and I can add names", [
    {
      name: "it stops elsewhere",
      breaks: "A wheel for who waters the plants",
      file: "components/draw/wheel.tsx",
      words: "entries[sectorAt(angle, entries.length)]",
      instead: "entries[sectorAt(angle + 120, entries.length)]",
    },
    {
      name: "an entry is lost",
      breaks: "Ada, Ben, Cem",
      file: DRAW,
      words: "kept.entries ?? first",
      instead: "kept.entries ?? first.slice(1)",
    },
    { name: "somebody is drawn again", breaks: "No repeats", file: CHANCE, words: "!turn.includes(entry)", instead: "turn !== undefined" },
    {
      name: "what was drawn is forgotten",
      breaks: "a history",
      file: "lib/insight/picker/picker-state.ts",
      words: "readTexts(drawn).slice(0, DRAWN_MAX)",
      instead: "[]",
    },
    {
      name: "what is typed is not added",
      breaks: "I can add names",
      file: "components/insight/picker/entry-list.tsx",
      words: "onChange(withTyped(entries, typed));",
      instead: "onChange(withTyped(entries, typed.slice(99)));",
    },
  ]);
});

describe("a draw of several", () => {
  proveTool("Draw 3 winners from 20 tickets", [
    {
      name: "one fewer is drawn",
      breaks: "Draw 3 winners from 20 tickets",
      file: CHANCE,
      words: "slice(0, count)",
      instead: "slice(0, count - 1)",
    },
    {
      name: "somebody wins twice",
      breaks: "Draw 3 winners from 20 tickets",
      file: CHANCE,
      words: "drawn: [...first, ...others]",
      instead: 'drawn: first.map(() => first[0] ?? "")',
    },
  ]);
});

describe("teams", () => {
  proveTool("Split 14 players into 4 fair teams", [
    {
      name: "they are not fair",
      breaks: "Split 14 players into 4 fair teams",
      file: CHANCE,
      words: "teams[at % teams.length]",
      instead: "teams[Math.min(at, teams.length - 1)]",
    },
    {
      name: "there is a team too few",
      breaks: "Split 14 players into 4 fair teams",
      file: CHANCE,
      words: "Math.max(1, count)",
      instead: "Math.max(1, count - 1)",
    },
  ]);
  proveTool("Make pairs at random from my class", [
    {
      name: "there are as many teams as people in one",
      breaks: "Make pairs at random from my class",
      file: "components/insight/picker/team-split.tsx",
      words: "Math.ceil(entries.length / asked)",
      instead: "asked",
    },
    {
      name: "they are the same each time",
      breaks: "Make pairs at random from my class",
      file: CHANCE,
      words: "const other = below(at + 1, random)",
      instead: "const other = at - below(1, random)",
    },
  ]);
});

describe("dice", () => {
  proveTool("Three dice with 12 sides and a history", [
    {
      name: "a die has another number of sides",
      breaks: "12 sides",
      file: CHANCE,
      words: "below(sides, random) + 1",
      instead: "below(sides + 9, random) + 2",
    },
    {
      name: "there is a die too few",
      breaks: "Three dice",
      file: CHANCE,
      words: "{ length: count }, () => below",
      instead: "{ length: count - 1 }, () => below",
    },
    {
      name: "rolls are not kept",
      breaks: "a history",
      file: "components/insight/picker/dice-roll.tsx",
      words: "change({ drawn: withDrawn(kept.drawn, [line]) })",
      instead: "change({ drawn: [] })",
    },
  ]);
});
