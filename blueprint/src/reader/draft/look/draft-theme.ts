// The look: what the prompt asked for, else what belongs to the design language that suits the app.
import { languageHues, languageManners } from "../../../knowledge/language-manners.ts";
import type { Theme } from "../../../schema/theme.ts";
import { note } from "../account.ts";
import type { Plan } from "../plan.ts";
import { seedOf } from "../seed.ts";
import { chooseLanguage } from "./choose-language.ts";

/** The theme of the drafted app. */
export function draftTheme(plan: Plan): Theme {
  const { look } = plan.brief;
  const main = plan.entities[0];
  for (const phrase of look.phrases) note(plan.account, phrase, "theme");
  const table = main?.thing?.view === "table";
  const language = chooseLanguage(plan);
  const manners = languageManners[language];
  const hues = languageHues[language];
  return {
    language,
    background: look.background,
    components: look.components,
    hue: main?.thing?.hue ?? hues[seedOf(plan.brief.text.toLowerCase()) % hues.length] ?? 220,
    scheme: look.scheme ?? (look.background === null ? manners.scheme : "system"),
    corners: look.corners ?? manners.corners,
    density: look.density ?? (table ? "compact" : manners.density),
    typeface: look.typeface ?? manners.typeface,
  };
}
