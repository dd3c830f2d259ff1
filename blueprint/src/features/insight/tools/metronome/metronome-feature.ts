// A metronome: beats that are heard and seen, at a tempo that may rise while it runs.
import { data, element, imported } from "../../../../project/code/expression.ts";
import { say } from "../../../../project/words/say.ts";
import { defineFeature, onPage } from "../../../definition/define-feature.ts";
import { metronomeChecks } from "./metronome-checks.ts";
import { MetronomeFeature } from "./metronome-schema.ts";

const TEMPO = 100;
const BEATS = 4;

export const metronomeFeature = defineFeature<typeof MetronomeFeature>({
  schema: MetronomeFeature,
  isProduct: true,
  isSelfContained: true,
  describe: () => ({ called: "a metronome", can: "use a metronome" }),
  draft: () => {
    const title = say.insight.metronome();
    return {
      feature: { title, tempo: TEMPO, beats: BEATS },
      places: [onPage("metronome", { id: "metronome", title, icon: "Music2" })],
    };
  },
  compose: ({ feature: { title, tempo, beats, speedUp } }) => ({
    blocks: {
      metronome: {
        element: element(imported("@/components/insight/metronome/metronome", "Metronome"), {
          title,
          tempo,
          beats,
          speedUp: speedUp && data(speedUp),
        }),
      },
    },
  }),
  checks: metronomeChecks,
});
