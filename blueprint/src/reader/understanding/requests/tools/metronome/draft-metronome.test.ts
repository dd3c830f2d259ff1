import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { MetronomeFeature } from "../../../../../features/insight/tools/metronome/metronome-schema.ts";
import { readPrompt } from "../../../../read-prompt.ts";

function read(text: string) {
  const reading = readPrompt({ text, answers: [] });
  if (reading.outcome !== "blueprint") return null;
  const { blueprint, understood, notUnderstood } = reading;
  const metronome = blueprint.features.flatMap((feature) => MetronomeFeature.safeParse(feature).data ?? [])[0];
  return metronome === undefined ? null : { blueprint, metronome, understood, notUnderstood };
}

type Settings = Partial<Omit<MetronomeFeature, "kind" | "id" | "phrase" | "said">>;

const metronomes: readonly (readonly [text: string, settings: Settings])[] = [
  ["Metronome", { title: "Metronome", tempo: 100, beats: 4 }],
  ["I need a metronome at 66 beats per minute", { title: "Metronome", tempo: 66, beats: 4 }],
  ["a practice metronome in 6/8", { title: "Practice metronome", tempo: 100, beats: 6 }],
  ["Please make me a simple metronome app for my cello, 80 bpm, five beats in a bar", { title: "Metronome", tempo: 80, beats: 5 }],
  ["metronome for waltzes", { title: "Metronome", tempo: 100, beats: 3 }],
  ["something that clicks at 110 bpm", { title: "Metronome", tempo: 110, beats: 4 }],
  [
    "A metronome that gets three beats faster every 30 seconds",
    { title: "Metronome", tempo: 100, beats: 4, speedUp: { by: 3, every: 30, unit: "seconds" } },
  ],
  [
    "Metronome speeding up 8 bpm every 16 bars from 70 up to 150 bpm",
    { title: "Metronome", tempo: 70, beats: 4, speedUp: { by: 8, every: 16, unit: "bars", upTo: 150 } },
  ],
  [
    "tempo trainer: starts at 70, 2 bpm faster every minute, stops at 110",
    { title: "Tempo trainer", tempo: 70, beats: 4, speedUp: { by: 2, every: 60, unit: "seconds", upTo: 110 } },
  ],
  [
    "metronome from 60 bpm, goes up by 5 every two bars until 140",
    { title: "Metronome", tempo: 60, beats: 4, speedUp: { by: 5, every: 2, unit: "bars", upTo: 140 } },
  ],
];

describe("a metronome is read", () => {
  for (const [text, settings] of metronomes)
    it(`of: ${text}`, () => {
      const found = read(text);
      assert.ok(found !== null);
      const { kind, id, phrase, said, ...rest } = found.metronome;
      assert.deepEqual(rest, settings);
      assert.deepEqual(found.notUnderstood, []);
      assert.ok([kind, id, phrase, said].every((one) => one !== undefined));
    });

  it("with each wish bound to the part that fulfils it, and what it does not do named", () => {
    const found = read("Metronome with a start and stop button, tap tempo, a flashing beat, a cowbell sound and a setlist of songs");
    const became = Object.fromEntries(found?.understood.map((one) => [one.phrase, one.became]) ?? []);
    assert.deepEqual(became["tap tempo"], ["metronome.tap"]);
    assert.deepEqual(became["a flashing beat"], ["metronome.beat"]);
    assert.deepEqual(found?.notUnderstood, ["a cowbell sound", "a setlist of songs"]);
  });
});

it("a metronome beside a list leaves the list what it is", () => {
  for (const text of ["A song list with title and artist, and a metronome", "A list of etudes with title. Also a metronome"])
    assert.equal(read(text)?.blueprint.entities.length, 1, text);
});

describe("no metronome is read of", () => {
  for (const text of [
    "A list of my metronomes with brand, year and price",
    "A practice log with date, piece and bpm",
    "A song list with artist and bpm",
    "A site for my metronome repair business",
    "page to sell my old metronomes, with photos and a price under each",
    "heart rate log with beats per minute",
  ])
    it(text, () => assert.equal(read(text), null));
});
