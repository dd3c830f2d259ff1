// How long it is until a day or a moment, in big digits: dates that the prompt names, and those that the person sets.
import { data, element, imported } from "../../../../project/code/expression.ts";
import { dayIn } from "../../../../knowledge/words/day-in.ts";
import { defineFeature, onPage } from "../../../definition/define-feature.ts";
import { countdownChecks } from "./countdown-checks.ts";
import { CountdownFeature } from "./countdown-schema.ts";
import { say } from "../../../../project/words/say.ts";

const LABEL_CHARACTERS_MAX = 80;

export const countdownFeature = defineFeature<typeof CountdownFeature>({
  schema: CountdownFeature,
  isProduct: true,
  isSelfContained: true,
  isOnce: true,
  describe: ({ dates, unit }) => {
    const unset = dates.filter(({ day }) => day === null).map(({ label }) => `“${label}”`);
    return {
      called: "a countdown",
      can: `see how many ${unit} are left`,
      ...(unset.length > 0 && { unknown: `the day of ${unset.join(" and ")}, which you set in the app` }),
    };
  },
  draft: ({ prompt, title }) => {
    const said = dayIn(prompt);
    const date = { id: "date-1", label: title.slice(0, LABEL_CHARACTERS_MAX), phrase: said?.phrase ?? "" };
    return {
      feature: {
        dates: said === null || title === "" ? [] : [{ ...date, day: said.day, time: said.time }],
        unit: "days",
        hasHours: false,
        hasWorkingDays: false,
      },
      places: [onPage("countdown", { id: "countdown", title: say.insight.countdown(), icon: "Hourglass" })],
    };
  },
  compose: ({ feature: { dates, unit, hasHours, hasWorkingDays } }) => ({
    blocks: {
      countdown: {
        element: element(imported("@/components/insight/countdown/date-countdown", "DateCountdown"), {
          dates: data(dates.map(({ label, day, time }) => ({ label, day: day ?? "", time: time ?? "" }))),
          unit,
          hasHours: hasHours || undefined,
          hasWorkingDays: hasWorkingDays || undefined,
        }),
      },
    },
  }),
  checks: countdownChecks,
});
