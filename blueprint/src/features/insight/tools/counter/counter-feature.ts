// Counters with a big button for one more: what the prompt counts, and what the person adds. Each day begins at zero, and the days
// before are kept.
import { data, element, imported } from "../../../../project/code/expression.ts";
import { say } from "../../../../project/words/say.ts";
import { defineFeature, onPage } from "../../../definition/define-feature.ts";
import { counterChecks } from "./counter-checks.ts";
import { CounterFeature } from "./counter-schema.ts";

export const counterFeature = defineFeature<typeof CounterFeature>({
  schema: CounterFeature,
  isProduct: true,
  isSelfContained: true,
  isOnce: true,
  describe: ({ things }) => ({
    called: things.length > 1 ? "counters" : "a counter",
    can: things.length === 0 ? "count what you name in the app" : "count by pressing a button",
  }),
  draft: () => ({
    feature: { things: [], step: 1, hasAmounts: false, unit: null },
    places: [onPage("counter", { id: "counter", title: say.insight.counter(), icon: "Calculator" })],
  }),
  compose: ({ feature: { things, step, hasAmounts, unit } }) => ({
    blocks: {
      counter: {
        element: element(imported("@/components/insight/counter/counter-board", "CounterBoard"), {
          labels: data(things.map(({ label }) => label)),
          step: step === 1 ? undefined : step,
          hasAmounts: hasAmounts || undefined,
          unit: unit ?? undefined,
        }),
      },
    },
  }),
  checks: counterChecks,
});
