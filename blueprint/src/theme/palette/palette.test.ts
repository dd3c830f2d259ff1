import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Theme } from "../../schema/theme.ts";
import { contrast } from "./contrast.ts";
import { hexOf, oklchOf } from "./oklch.ts";
import { palette, type Scheme } from "./palette.ts";

const plain: Theme = {
  language: "clean",
  background: null,
  components: null,
  hue: 0,
  scheme: "system",
  corners: "soft",
  density: "comfortable",
  typeface: "sans",
};
const NAMED = [
  "#ffffff",
  "#000000",
  "#fffff0",
  "#ffa07a",
  "#8b0000",
  "#000080",
  "#ffff00",
  "#4682b4",
  "#808080",
  "#00ff00",
  "#f0f8ff",
  "#2f4f4f",
  "#ff69b4",
];

/** Every pair of a text and a ground that the written app uses. */
function texts(scheme: Scheme): [string, string, string][] {
  const { page, surface, sunken, accentSoft } = scheme;
  return [
    ["onPage", scheme.onPage, page],
    ["onPageMuted", scheme.onPageMuted, page],
    ["pageAccent", scheme.pageAccent, page],
    ...[surface, sunken].flatMap((ground): [string, string, string][] => [
      ["ink", scheme.ink, ground],
      ["muted", scheme.muted, ground],
      ["danger", scheme.danger, ground],
      ["accentInk", scheme.accentInk, ground],
    ]),
    ["accentInk on soft", scheme.accentInk, accentSoft],
    ["onAccent", scheme.onAccent, scheme.accent],
    ["onAccent hovered", scheme.onAccent, scheme.accentHover],
    ["onBar", scheme.onBar, scheme.bar],
    ["onBar on its tint", scheme.onBar, scheme.barTint],
    ["danger hovered", scheme.danger, scheme.dangerSoft],
    ["what is soon due", scheme.caution, scheme.cautionSoft],
  ];
}

function assertReadable(theme: Theme): void {
  for (const [name, scheme] of Object.entries(palette(theme))) {
    for (const [role, text, ground] of texts(scheme)) {
      assert.ok(contrast(text, ground) >= 4.5, `${name}: ${role} ${text} on ${ground} has ${contrast(text, ground).toFixed(2)}`);
    }
    for (const shape of [scheme.control, scheme.star, ...scheme.chart]) {
      assert.ok(contrast(shape, scheme.surface) >= 3, `${name}: ${shape} on ${scheme.surface}`);
    }
  }
}

describe("palette", () => {
  test("every text is readable in both schemes, at every hue", () => {
    for (let hue = 0; hue < 360; hue += 15) assertReadable({ ...plain, hue });
  });

  test("every text is readable in every pair of named colours", () => {
    for (const background of NAMED) {
      for (const components of NAMED)
        assertReadable({ ...plain, background: { hex: background, words: "" }, components: { hex: components, words: "" } });
    }
  });

  test("named colours are used as they are", () => {
    const { light, dark } = palette({
      ...plain,
      background: { hex: "#ffa07a", words: "light salmon" },
      components: { hex: "#8b0000", words: "dark red" },
    });
    assert.deepEqual([light.page, light.accent, light.bar, dark.accent], ["#ffa07a", "#8b0000", "#8b0000", "#8b0000"]);
  });
});

test("contrast is WCAG's", () => {
  assert.equal(contrast("#000000", "#ffffff"), 21);
  assert.equal(contrast("#777777", "#ffffff").toFixed(2), "4.48");
});

test("a colour survives the way to OKLCH and back", () => {
  for (const hex of NAMED) assert.equal(hexOf(oklchOf(hex)), hex);
});
