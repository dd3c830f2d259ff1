// An app in a design language (two of them in every run, all in nightly runs) is built, crawled and verified in the real browser: no finding means that its texts have
// contrast in both colour schemes, that it fits a phone, and that the named colours are the visible ones.
// What the app does is the same in all of them: that is performed in the first of them, and in nightly runs in every one
// of the shortest app.
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { type Blueprint, planChecks } from "@atelier/blueprint";
import { languageOf } from "../../../blueprint/src/theme/languages.ts";
import { LanguageName, type NamedColour } from "../../../blueprint/src/schema/theme.ts";
import { everything } from "../../../blueprint/src/examples/everything.ts";
import { invoices } from "../../../blueprint/src/examples/invoices.ts";
import { recipeBox } from "../../../blueprint/src/examples/recipe-box.ts";
import { isNightly, volume } from "../../support/runner/volume.ts";
import { openProver, type Prover } from "../../support/prove-app.ts";

/** Pairs that are hard to read: pale on pale, strong on strong, dark on dark. */
const pairs: readonly (readonly [background: string, components: string] | null)[] = [
  null,
  ["#4682b4", "#ffff00"],
  ["#fff0f5", "#ffb6c1"],
  ["#191970", "#2f4f4f"],
];
const apps = [recipeBox, invoices, everything];

function named(hex: string | undefined): NamedColour | null {
  return hex === undefined ? null : { hex, words: hex };
}

/** The language's app: each has another blueprint and another pair of colours than the ones beside it. */
function appIn(language: LanguageName, index: number): Blueprint {
  const app = apps[index % apps.length] ?? recipeBox;
  const [background, components] = pairs[index % pairs.length] ?? [];
  const theme = {
    ...app.theme,
    ...languageOf({ language }).traits,
    language,
    background: named(background),
    components: named(components),
  };
  return { ...app, theme: background === undefined ? theme : { ...theme, scheme: "system" } };
}

describe("design languages", () => {
  let prover: Prover;
  before(async () => {
    prover = await openProver();
  });
  after(() => prover.close());

  LanguageName.options.slice(0, volume({ everyRun: 2, nightly: LanguageName.options.length })).forEach((language, index) => {
    it(`an app in the language ${language} has no finding`, async () => {
      const app = appIn(language, index);
      const checks = planChecks(app);
      const isPerformed = isNightly ? index % apps.length === 0 : index === 0;
      const performed = isPerformed ? checks : checks.filter(({ id }) => ["wayfinding", "scheme", "colours"].includes(id));
      const { findings, run } = await prover.prove(app, performed);
      assert.deepEqual(findings, []);
      assert.equal(run?.checks.filter(({ passed }) => passed).length, performed.length);
    });
  });

  // Those of the second app in each run are seen above.
  LanguageName.options.slice(0, volume({ everyRun: 0, nightly: LanguageName.options.length })).forEach((language) => {
    it(`the colours that were asked for are seen in the language ${language}`, async () => {
      const [background, components] = [named("#f0fff0"), named("#556b2f")];
      const app = { ...recipeBox, theme: { ...recipeBox.theme, ...languageOf({ language }).traits, language, background, components } };
      const performed = planChecks(app).filter(({ id }) => id === "colours");
      assert.equal(performed.length, 1);
      const { findings, run } = await prover.prove(app, performed);
      assert.deepEqual([findings, run?.checks.map(({ failure }) => failure)], [[], [null]]);
    });
  });
});
