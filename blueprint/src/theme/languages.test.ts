import { readFileSync } from "node:fs";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { LanguageName, type Theme } from "../schema/theme.ts";
import { contrast } from "./palette/contrast.ts";
import { hexOf } from "./palette/oklch.ts";
import { palette, type Scheme } from "./palette/palette.ts";
import { languageOf } from "./languages.ts";

/** Two hundred pairs of colours from all around the wheel, from nearly black to nearly white, greys among them. */
const pairs = Array.from({ length: 200 }, (_, index) => ({
  background: hexOf({ lightness: ((index * 37) % 101) / 100, chroma: ((index * 7) % 5) * 0.05, hue: (index * 137) % 360 }),
  components: hexOf({ lightness: ((index * 53 + 20) % 101) / 100, chroma: ((index * 3) % 4) * 0.07, hue: (index * 89) % 360 }),
}));

function themeOf(language: LanguageName, colours?: { background: string; components: string }): Theme {
  const named = (hex: string | undefined): Theme["background"] => (hex === undefined ? null : { hex, words: "" });
  return {
    language,
    ...languageOf({ language }).traits,
    hue: 200,
    background: named(colours?.background),
    components: named(colours?.components),
  };
}

/** Every pair of a text and a ground that the component classes use, in one scheme. */
function texts(scheme: Scheme, hasGlow: boolean): [string, string, string][] {
  const pages = [scheme.page, scheme.glow, scheme.glowAlt];
  const grounds = [scheme.surface, scheme.sunken, ...(hasGlow ? pages.slice(1) : [])];
  return [
    ...pages.flatMap((page): [string, string, string][] => [
      ["onPage", scheme.onPage, page],
      ["onPageMuted", scheme.onPageMuted, page],
      ["pageAccent", scheme.pageAccent, page],
      ["heading", scheme.heading, page],
    ]),
    ...grounds.flatMap((ground): [string, string, string][] => [
      ["ink", scheme.ink, ground],
      ["muted", scheme.muted, ground],
      ["title", scheme.title, ground],
      ["danger", scheme.danger, ground],
      ["accentInk", scheme.accentInk, ground],
    ]),
    ["accentInk on soft", scheme.accentInk, scheme.accentSoft],
    ["onAccent", scheme.onAccent, scheme.accent],
    ["onAccent hovered", scheme.onAccent, scheme.accentHover],
    ["onBar", scheme.onBar, scheme.bar],
  ];
}

function assertReadable(theme: Theme): void {
  const hasGlow = languageOf(theme).tones.glow !== null && theme.components === null;
  for (const [name, scheme] of Object.entries(palette(theme))) {
    for (const [role, text, ground] of texts(scheme, hasGlow)) {
      const ratio = contrast(text, ground);
      const asked = `${theme.background?.hex ?? "none"} and ${theme.components?.hex ?? "none"}`;
      assert.ok(ratio >= 4.5, `${theme.language}, ${name}, asked for ${asked}: ${role} ${text} on ${ground} has ${ratio.toFixed(2)}`);
    }
  }
}

for (const language of LanguageName.options) {
  describe(`the design language ${language}`, () => {
    test("keeps every text readable at every hue", () => {
      for (let hue = 0; hue < 360; hue += 20) assertReadable({ ...themeOf(language), hue });
    });

    test("keeps every text readable in two hundred pairs of named colours", () => {
      for (const pair of pairs) assertReadable(themeOf(language, pair));
    });

    test("shows named colours as they were named", () => {
      const { light, dark } = palette(themeOf(language, { background: "#ffe4e1", components: "#b22222" }));
      assert.deepEqual([light.page, light.bar, light.accent, light.edge], ["#ffe4e1", "#b22222", "#b22222", "#b22222"]);
      assert.deepEqual([dark.bar, dark.accent], ["#b22222", "#b22222"]);
      assert.equal(light.heading, "#b22222");
    });
  });
}

test("style sheets select only what has a name", () => {
  const sheets = LanguageName.options.map((name) =>
    readFileSync(new URL(`../../../kit/web/src/styles/languages/${name}/style.css`, import.meta.url), "utf8"),
  );
  for (const sheet of sheets) assert.doesNotMatch(sheet, /\bundefined\b|\bnull\b/);
});
