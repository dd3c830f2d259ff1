// Classes that somebody invents for their own style sheet meet no class of the theme's tokens that would make text invisible:
// the tokens of surfaces are no ink, and there are none of the names that one would choose for a part of an app.
import assert from "node:assert/strict";
import { test } from "node:test";
import { writeProject } from "@atelier/blueprint";
import { SHELL } from "../../../blueprint/src/project/shell.ts";
import { compileStyles } from "../../../src/workshop/bundle/styles/compile-styles.ts";

const project = writeProject(SHELL);
const tokens = Array.from((project.get("src/styles/tokens.css") ?? "").matchAll(/^\s*--color-([a-z0-9-]+):/gm), ([, name = ""]) => name);
/** The tokens that are for text: each says so, or is of a text by what it is called. */
const isInk = (name: string): boolean => /foreground$|^heading$|^card-title$|^link$|^destructive$|^caution$|^chart-\d$/.test(name);
const INVENTED = ["page", "board", "panel", "title", "surface", "content", "body", "label", "note", "cell", "player", "success", "warning"];

async function inkOf(names: readonly string[]): Promise<Map<string, string | null>> {
  const classes = names.map((name) => `text-${name}`);
  const page = `export const Page = () => <p className="${classes.join(" ")}" />;\n`;
  const styles = await compileStyles(new Map([...project, ["src/pages/home-page.tsx", page]]), "src/index.css");
  assert.ok("css" in styles);
  const inks = new Map<string, string>();
  for (const [, selectors = "", body = ""] of styles.css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const ink = /(?:^|;)\s*color:\s*([^;]+)/.exec(body)?.[1];
    if (ink !== undefined) for (const selector of selectors.split(",")) inks.set(selector.trim(), ink.trim());
  }
  return new Map(names.map((name) => [name, inks.get(`.text-${name}`) ?? null]));
}

test("text in the colour of a surface has the colour of what is around it, or of a link", async () => {
  const surfaces = tokens.filter((name) => !isInk(name));
  assert.ok(surfaces.length > 15);
  for (const [name, ink] of await inkOf(surfaces)) assert.match(ink ?? "none", /^(?:inherit|var\(--app-link\))$/, `text-${name} is ${ink}`);
});

test("names of parts of an app are no tokens", async () => {
  for (const [name, ink] of await inkOf(INVENTED)) assert.equal(ink, null, `text-${name} is ${ink}`);
});
