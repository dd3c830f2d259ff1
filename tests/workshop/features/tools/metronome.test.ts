import { describe } from "node:test";
import { proveTool } from "./prove-tool.ts";

const RULES = "lib/insight/metronome-beats.ts";
const RUN = "hooks/insight/use-metronome.ts";
const FACE = "components/insight/metronome/beat-face.tsx";
const PAGE = "components/insight/metronome/metronome.tsx";

describe("a metronome", () => {
  proveTool("Metronome, 72 bpm, 3/4 time, 4 beats faster every 2 minutes, up to 120, with tap tempo, a click sound and a visible beat", [
    {
      name: "it begins at another tempo",
      breaks: "72 bpm",
      file: PAGE,
      words: "kept.tempo ?? firstTempo",
      instead: "kept.tempo ?? 100",
    },
    { name: "the bars have another length", breaks: "3/4 time", file: PAGE, words: "kept.beats ?? firstBeats", instead: "kept.beats ?? 4" },
    { name: "a bar never ends", breaks: "3/4 time", file: RUN, words: "(seen.number % beats) + 1", instead: "seen.number + 1" },
    {
      name: "the tempo stays as it is",
      breaks: "4 beats faster every 2 minutes",
      file: RULES,
      words: "tempo + steps * speedUp.by",
      instead: "tempo + steps * 0",
    },
    { name: "it has no limit", breaks: "up to 120", file: RULES, words: "speedUp.upTo ?? TEMPO_MAX", instead: "TEMPO_MAX" },
    { name: "taps do nothing", breaks: "tap tempo", file: PAGE, words: "onTempo(tapped)", instead: "onTempo(tempo)" },
    { name: "nothing sounds", breaks: "a click sound", file: RUN, words: "new AudioContext()", instead: "(null as AudioContext | null)" },
    {
      name: "no beat is seen",
      breaks: "a visible beat",
      file: FACE,
      words: "beat > 0 && insightWords.beatOf",
      instead: "beat > 99 && insightWords.beatOf",
    },
  ]);
});

describe("a metronome that counts bars", () => {
  proveTool("A metronome that starts at 60 and gets 5 bpm faster every 4 bars", [
    {
      name: "bars are not counted",
      breaks: "gets 5 bpm faster every 4 bars",
      file: RUN,
      words: "Math.floor(number / beats)",
      instead: "0",
    },
  ]);
});
