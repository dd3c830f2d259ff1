// Every design language by its name.
import type { LanguageName, Theme } from "../schema/theme.ts";
import type { DesignLanguage } from "./design-language.ts";
import { aurora } from "./languages/aurora.ts";
import { botanical } from "./languages/botanical.ts";
import { brutal } from "./languages/brutal.ts";
import { clean } from "./languages/clean.ts";
import { corporate } from "./languages/corporate.ts";
import { editorial } from "./languages/editorial.ts";
import { night } from "./languages/night.ts";
import { paper } from "./languages/paper.ts";
import { playful } from "./languages/playful.ts";
import { soft } from "./languages/soft.ts";
import { swiss } from "./languages/swiss.ts";
import { terminal } from "./languages/terminal.ts";

const languages: Readonly<Record<LanguageName, DesignLanguage>> = {
  aurora,
  botanical,
  brutal,
  clean,
  corporate,
  editorial,
  night,
  paper,
  playful,
  soft,
  swiss,
  terminal,
};

/** The design language of a theme. */
export function languageOf({ language }: Pick<Theme, "language">): DesignLanguage {
  return languages[language];
}
