import { describe } from "node:test";
import { proveTool } from "./prove-tool.ts";

const RULES = "lib/insight/countdown-dates.ts";
const PARTS = "components/insight/countdown/left-parts.tsx";

describe("a countdown to a day that the person sets", () => {
  proveTool("Days until our wool fair, in huge digits, plus how many of them are working days, and let me add more dates", [
    {
      name: "a day is lost",
      breaks: "Days until our wool fair",
      file: RULES,
      words: "const days = daysBetween(today, meant);",
      instead: "const days = daysBetween(today, meant) - 1;",
    },
    {
      name: "the digits are small",
      breaks: "in huge digits",
      file: PARTS,
      words: "sm:text-9xl",
      instead: "",
    },
    {
      name: "Saturdays are working days",
      breaks: "how many of them are working days",
      file: RULES,
      words: "const FRIDAY = 5;",
      instead: "const FRIDAY = 6;",
    },
    {
      name: "working days are not shown",
      breaks: "how many of them are working days",
      file: PARTS,
      words: "{hasWorkingDays && (",
      instead: "{!hasWorkingDays && (",
    },
    {
      name: "an added date is not kept",
      breaks: "let me add more dates",
      file: "components/insight/countdown/date-countdown.tsx",
      words: 'kept.add(date, "last");',
      instead: "",
    },
    {
      name: "a changed date is not kept",
      breaks: "let me add more dates",
      file: "components/insight/countdown/date-card.tsx",
      words: "dates.update(id, changed);",
      instead: "",
    },
  ]);
});

describe("a countdown to dates of the sentence", () => {
  proveTool("countdown to the ferry on 14 June 2027 at 15:00, the market on Thursday and Halloween, with hours and minutes", [
    {
      name: "the time of day is ignored",
      breaks: "hours",
      file: RULES,
      words: 'time === "" ? "00:00" : time',
      instead: 'time === "" ? "00:00" : "12:00"',
    },
    {
      name: "a past day counts on",
      breaks: "countdown to the ferry on 14 June 2027 at 15:00",
      file: RULES,
      words: 'if (days < 0) return { ...over, state: "past" };',
      instead: 'if (days < 0) return { ...over, state: "today" };',
    },
    {
      name: "a weekday is the day after",
      breaks: "the market on Thursday",
      file: RULES,
      words: "(Number(day) + 7 -",
      instead: "(Number(day) + 8 -",
    },
    {
      name: "a day of every year is over once it was",
      breaks: "Halloween",
      file: RULES,
      words: "one >= today",
      instead: "one !== today",
    },
    { name: "minutes stand still", breaks: "minutes", file: RULES, words: "Math.floor(seconds / 60) % 60", instead: "0" },
  ]);
});
