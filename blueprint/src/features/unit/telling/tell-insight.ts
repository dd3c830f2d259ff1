// How the features of the group `insight` are told.
import { article } from "../../../reader/text/inflect.ts";
import type { insightWords } from "../../insight/words.ts";
import type { TellingsOf } from "./telling.ts";

const timers = { countdown: "a countdown", stopwatch: "a stopwatch", focus: "a focus timer" } as const;

/** What makes sense of data and works things out, and what it is called. */
export const insightTellings: TellingsOf<keyof typeof insightWords> = {
  dashboard: () => ({ called: "a dashboard", can: "see all figures on a dashboard" }),
  "find-all": () => ({ called: "a search over everything", can: "search everything at once" }),
  compare: (_, { many }) => ({ called: `a comparison of ${many}`, can: `compare ${many} side by side` }),
  map: ({ areas }, { many }) => ({ called: `a map of ${many}`, can: areas ? `see ${many} on a coloured map` : `find ${many} on a map` }),
  calculator: ({ calculators }) => {
    const [name] = calculators.map((calculator) => calculator.toLowerCase());
    const tool = name === undefined ? "calculator" : /calculator|converter/.test(name) ? name : `${name} calculator`;
    return calculators.length > 1
      ? { called: "calculators", can: "work things out with the calculators" }
      : { called: `${article(tool)} ${tool}`, can: `work things out with ${article(tool)} ${tool}` };
  },
  goal: ({ habits }) =>
    habits
      ? { called: "goals and habits", can: "set goals and keep up habits day by day" }
      : { called: "goals", can: "set goals and see how far you are" },
  timer: ({ first }) => ({ called: timers[first], can: `use ${timers[first]}` }),
  settings: ({ policies }) => ({ called: "a settings page", can: policies ? "set preferences and rules" : "set preferences" }),
};
