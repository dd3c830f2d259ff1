// The shell: the smallest project that runs. It has the layout, the store, the theme and one page, and is what a language
// model that writes code begins from.
import { z } from "zod";
import { slugOf } from "../model/names.ts";
import type { Blueprint } from "../schema/blueprint.ts";
import { LanguageName } from "../schema/theme.ts";
import { languageOf } from "../theme/languages.ts";
import { KIT_LOCK } from "./kit.ts";
import { writeProject } from "./write-project.ts";

/** The blueprint of the shell, as the registry has it: an app without a subject. */
export const SHELL: Blueprint = {
  format: 1,
  kind: "tool",
  title: "My app",
  language: "en",
  slug: "my-app",
  tagline: "",
  entities: [],
  capabilities: [],
  features: [],
  pages: [{ id: "home", path: "/", title: "My app", icon: "House", intro: null, sections: [] }],
  theme: {
    language: "clean",
    background: null,
    components: null,
    hue: 220,
    scheme: "system",
    corners: "soft",
    density: "comfortable",
    typeface: "sans",
  },
};

const Colour = z.string().regex(/^#[0-9a-f]{6}$/i);

/** How a new app looks, as far as somebody has decided it: null where they have not. Anything that cannot be read is null. */
export const Look = z.object({
  language: LanguageName.nullable().catch(null),
  /** The hue of the accent, in degrees. */
  hue: z.number().min(0).max(360).nullable().catch(null),
  scheme: z.enum(["system", "light", "dark"]).nullable().catch(null),
  /** The colours of buttons and of the page, as `#rrggbb`. */
  accent: Colour.nullable().catch(null),
  background: Colour.nullable().catch(null),
});
export type Look = z.infer<typeof Look>;

/** The shell of an app that has a name, a language (a BCP 47 tag) and perhaps a look of its own; a design language decides what is left open. */
export function shellOf({ title, look, language = SHELL.language }: { title: string; look: Look | null; language?: string }): Blueprint {
  const pages = SHELL.pages.map((page) => ({ ...page, title }));
  const theme = look === null ? SHELL.theme : themeOf(look);
  return { ...SHELL, title, language, slug: slugOf(title) || SHELL.slug, pages, theme };
}

function themeOf({ language, hue, scheme, accent, background }: Look): Blueprint["theme"] {
  const name = language ?? SHELL.theme.language;
  const { traits, hues } = languageOf({ language: name });
  const named = (hex: string | null) => (hex === null ? null : { hex: hex.toLowerCase(), words: hex });
  return {
    ...traits,
    language: name,
    hue: hue ?? (language === null ? SHELL.theme.hue : (hues[0] ?? SHELL.theme.hue)),
    scheme: scheme ?? (background === null ? traits.scheme : "system"),
    background: named(background),
    components: named(accent),
  };
}

let written: ReadonlyMap<string, string> | null = null;

/** The files of the shell's `src`, by path. */
export function shellFiles(): ReadonlyMap<string, string> {
  written ??= new Map([...writeProject(SHELL)].filter(([path]) => path.startsWith("src/") && path !== KIT_LOCK));
  return written;
}
