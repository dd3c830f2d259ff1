import { describe } from "node:test";
import { proveTool } from "./prove-tool.ts";

const RULES = "lib/insight/counter.ts";
const BOARD = "components/insight/counter/counter-board.tsx";
const CARD = "components/insight/counter/counter-card.tsx";

describe("counters of things that the sentence names", () => {
  proveTool(
    "count ducks: mallard, teal, pintail, with a big button, +1 and -1, an undo, a reset, each day, and totals, let me add more kinds",
    [
      {
        name: "all counters count the first",
        breaks: "teal",
        file: BOARD,
        words: "kept.update(id, { days });",
        instead: 'kept.update("counter-1", { days });',
        isAlone: true,
      },
      {
        name: "a press counts two",
        breaks: "count ducks: mallard",
        file: CARD,
        words: "onClick={() => onCount(step)}",
        instead: "onClick={() => onCount(step * 2)}",
        isAlone: true,
      },
      { name: "the button is small", breaks: "a big button", file: CARD, words: "min-h-20 grow", instead: "grow" },
      {
        name: "the minus adds",
        breaks: "-1",
        file: CARD,
        words: "onClick={() => onCount(-step)}",
        instead: "onClick={() => onCount(step)}",
      },
      {
        name: "only the last count can be taken back",
        breaks: "an undo",
        file: BOARD,
        words: "setPast(past.slice(0, -1));",
        instead: "setPast([]);",
      },
      {
        name: "a reset takes one",
        breaks: "a reset",
        file: CARD,
        words: "onCount(withCount(counter, today, 0))",
        instead: "onCount(withMore(counter, today, -step))",
      },
      {
        name: "a new day goes on from the day before",
        breaks: "each day",
        file: CARD,
        words: "const count = countOn(counter, today);",
        instead: "const count = totalOf(counter);",
      },
      {
        name: "the days before are forgotten",
        breaks: "each day",
        file: RULES,
        words: "return count > 0 ? { ...others, [day]: rounded(count) } : others;",
        instead: "return count > 0 ? { [day]: rounded(count), ...Object.fromEntries(Object.entries(others).slice(9)) } : others;",
      },
      {
        name: "the total is that of the latest day",
        breaks: "totals",
        file: RULES,
        words: "Object.values(days).reduce(",
        instead: "Object.values(days).slice(-1).reduce(",
      },
      {
        name: "a new counter is not kept",
        breaks: "let me add more kinds",
        file: BOARD,
        words: 'kept.add({ label, days: {} }, "last");',
        instead: "",
      },
    ],
  );
});

describe("a tally of amounts", () => {
  proveTool("tally for how many yards of fence my three helpers mend every day, by 5", [
    {
      name: "an amount counts once",
      breaks: "tally for how many yards of fence my three helpers mend",
      file: CARD,
      words: "onAdd={(amount) => onCount(withMore(counter, today, amount))}",
      instead: "onAdd={() => onCount(withMore(counter, today, 1))}",
    },
    {
      name: "the unit is not said",
      breaks: "tally for how many yards of fence my three helpers mend",
      file: CARD,
      words: "`${formatNumber(count)} ${unit}`",
      instead: "`${formatNumber(count)}`",
    },
    {
      name: "a press counts one",
      breaks: "by 5",
      file: CARD,
      words: "onCount={(amount) => onCount(withMore(counter, today, amount))}",
      instead: "onCount={(amount) => onCount(withMore(counter, today, Math.sign(amount)))}",
    },
  ]);
});
