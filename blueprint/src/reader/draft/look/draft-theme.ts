// The look: what the prompt asked for, else what belongs to the design language that suits the app.
import { languageOf } from "../../../theme/languages.ts";
import type { Theme } from "../../../schema/theme.ts";
import type { Plan } from "../plan.ts";
import { seedOf } from "../../../knowledge/words/seed.ts";
import { chooseLanguage } from "./choose-language.ts";

/** The theme of the drafted app. */
export function draftTheme(plan: Plan): Theme {
  const { look } = plan.parsed;
  const main = plan.entities[0];
  const table = main?.thing?.view === "table";
  const language = chooseLanguage(plan);
  const { traits, hues } = languageOf({ language });
  return {
    language,
    background: look.background,
    components: look.components,
    hue: main?.thing?.hue ?? hues[seedOf(plan.parsed.text.toLowerCase()) % hues.length] ?? 220,
    scheme: look.scheme ?? (look.background === null ? traits.scheme : "system"),
    corners: look.corners ?? traits.corners,
    density: look.density ?? (table ? "compact" : traits.density),
    typeface: look.typeface ?? traits.typeface,
  };
}
