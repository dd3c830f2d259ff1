// The look: what the prompt asked for, else what suits the main thing.
import type { Theme } from "../../../schema/theme.ts";
import { note } from "../account.ts";
import type { Plan } from "../plan.ts";
import { seedOf } from "../seed.ts";

const hues = [12, 28, 45, 95, 150, 172, 198, 220, 248, 275, 310, 340];

/** The theme of the drafted app. */
export function draftTheme(plan: Plan): Theme {
  const { look } = plan.brief;
  const main = plan.entities[0];
  for (const phrase of look.phrases) note(plan.account, phrase, "theme");
  const table = main?.thing?.view === "table";
  return {
    language: "clean",
    background: look.background,
    components: look.components,
    hue: main?.thing?.hue ?? hues[seedOf(main?.id ?? "") % hues.length] ?? 220,
    scheme: look.scheme ?? "system",
    corners: look.corners ?? "soft",
    density: look.density ?? (table ? "compact" : "comfortable"),
    typeface: look.typeface ?? main?.thing?.typeface ?? "sans",
  };
}
