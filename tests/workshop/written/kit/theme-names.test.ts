// The names of the theme beside those that a person or a model gives: a class such as text-header is never a colour that
// cannot be read, and a variable such as --header is never one of the theme's.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { type Blueprint, writeProject } from "@atelier/blueprint";
import { SHELL } from "../../../../blueprint/src/project/shell.ts";
import { LanguageName } from "../../../../blueprint/src/schema/theme.ts";
import { contrast } from "../../../../blueprint/src/theme/palette/contrast.ts";
import { compileStyles } from "../../../../src/workshop/bundle/styles/compile-styles.ts";

/** The theme variables of shadcn/ui (https://ui.shadcn.com/docs/theming). */
const SHADCN =
  /^(background|foreground|radius|border|input|ring|chart-\d|(card|popover|primary|secondary|muted|accent|destructive)(-foreground)?)$/;

/** The least contrast of text in WCAG 2 AA. */
const READABLE = 4.5;

const filesIn = (language: LanguageName): ReadonlyMap<string, string> => {
  const blueprint: Blueprint = { ...SHELL, theme: { ...SHELL.theme, language } };
  return writeProject(blueprint);
};

const textOf = (files: ReadonlyMap<string, string>, path: string): string => files.get(path) ?? "";

/** The colours of theme.css by name, in the light scheme and in the dark one. */
function coloursOf(theme: string): Map<string, [light: string, dark: string]> {
  const found = theme.matchAll(/--([a-z0-9-]+): light-dark\((#\w+), (#\w+)\);/g);
  return new Map(Array.from(found, ([, name = "", light = "", dark = ""]) => [name, [light, dark]]));
}

/** The utilities of the theme's colours: `text-header` → `inherit`, `text-link` → `app-link`. */
async function textColours(files: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const names = Array.from(textOf(files, "src/styles/tokens.css").matchAll(/--color-([a-z0-9-]+):/g), ([, name = ""]) => name);
  const page = `export const names = "${names.map((name) => `text-${name}`).join(" ")}";\n`;
  const compiled = await compileStyles(new Map([...files, ["src/names.ts", page]]), "src/index.css");
  assert.ok("css" in compiled);
  const rules = Array.from(compiled.css.matchAll(/([^{}]+)\{color:([^;}]+)/g), ([, selectors = "", value = ""]) =>
    selectors.split(",").map((selector): [string, string] => [selector, value.replace(/^var\(--(.*)\)$/, "$1")]),
  );
  const values = new Map(rules.flat());
  const found = names.map((name): [string, string] => {
    const value = values.get(`.text-${name}`);
    assert.ok(value !== undefined, `text-${name} is no class`);
    return [name, value];
  });
  return new Map(found);
}

describe("the names of the theme", () => {
  for (const language of LanguageName.options) {
    it(`in ${language}, no class of a text colour makes text on the page unreadable`, async () => {
      const files = filesIn(language);
      const colours = coloursOf(textOf(files, "src/theme.css"));
      const grounds = colours.get("background") ?? ["", ""];
      for (const [name, value] of await textColours(files)) {
        // Text for a surface of its own and the colours of charts are never meant for text on the page.
        if (value === "inherit" || name.endsWith("-foreground") || name.startsWith("chart-")) continue;
        const ratios = (colours.get(value) ?? []).map((colour, index) => contrast(colour, grounds[index] ?? ""));
        assert.ok(ratios.length === 2 && Math.min(...ratios) >= READABLE, `text-${name} (${value}): ${ratios.join(" and ")}`);
      }
    });
  }

  it("variables are those of shadcn/ui, or begin with app-", () => {
    for (const language of LanguageName.options) {
      const [root = ""] = textOf(filesIn(language), "src/theme.css").split("@theme");
      const names = Array.from(root.matchAll(/--([a-z0-9-]+):/g), ([, name = ""]) => name);
      assert.ok(names.length > 30);
      assert.deepEqual(
        names.filter((name) => !SHADCN.test(name) && !name.startsWith("app-")),
        [],
      );
    }
  });

  it("are declared and used alike: every variable that a style sheet reads is set", () => {
    for (const language of LanguageName.options) {
      const files = filesIn(language);
      const sheets = [...files].filter(([path]) => path.endsWith(".css")).map(([, text]) => text);
      const set = new Set(sheets.flatMap((text) => Array.from(text.matchAll(/(--[a-z0-9-]+):/g), ([, name]) => name)));
      const read = sheets.flatMap((text) =>
        Array.from(text.matchAll(/var\((--[a-z0-9-]+)\)|\(color:(--[a-z0-9-]+)\)/g), ([, a, b]) => a ?? b),
      );
      assert.deepEqual(
        read.filter((name) => !set.has(name)),
        [],
      );
    }
  });
});
