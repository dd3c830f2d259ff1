// `src/index.css`: the theme, the base and the component classes that this project uses.
import type { Theme } from "../../schema/theme.ts";
import { languageOf } from "./languages.ts";
import { ruleCss } from "./rules/rule-css.ts";
import type { StyleRule } from "./rules/style-rule.ts";
import { styleRules } from "./style-rules.ts";
import { themeTokens } from "./theme-tokens.ts";

/** The stylesheet for a theme, with the classes that occur in `sources`. */
export function styles(theme: Theme, sources: Iterable<string>): string {
  const words = new Set([...sources].flatMap((source) => source.match(/[a-z][a-z-]*/g) ?? []));
  const { looks, looksWhenColoured, base } = languageOf(theme);
  const isColoured = theme.background !== null || theme.components !== null;
  const looksOf = new Map(Object.entries({ ...looks, ...(isColoured ? looksWhenColoured : {}) }));
  const rules: [string, StyleRule][] = Object.entries(styleRules);
  const used = rules.filter(([name]) => words.has(name)).map(([name, rule]) => ruleCss(name, rule, looksOf.get(name)));
  const scheme = theme.scheme === "system" ? "light dark" : theme.scheme;
  return `@import "tailwindcss";

/* Each colour is light-dark(in the light scheme, in the dark scheme); every text keeps WCAG AA contrast on its ground. */
@theme static {
  ${themeTokens(theme).join("\n  ")}
}

@layer base {
  :root {
    color-scheme: ${scheme};
    @apply bg-page font-body text-on-page wrap-break-word antialiased;
  }
  :root[data-scheme="light"] {
    color-scheme: light;
  }
  :root[data-scheme="dark"] {
    color-scheme: dark;
  }
  :focus-visible {
    @apply outline-2 outline-offset-2 outline-accent-ink;
  }
  button,
  select {
    @apply cursor-pointer;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    ::before,
    ::after {
      @apply animate-none! transition-none!;
    }
  }${base === undefined ? "" : `\n  ${base}`}
}

@layer components {
  ${used.filter((css) => css.includes(";")).join("\n\n  ")}
}
`;
}
