// What each design language brings along where a prompt does not say otherwise.
import type { LanguageName, Theme } from "../schema/theme.ts";

/** The parts of a theme that a design language decides. */
export type Manners = Pick<Theme, "corners" | "density" | "typeface" | "scheme">;

const plain: Manners = { corners: "soft", density: "comfortable", typeface: "sans", scheme: "system" };

/** The manners of every design language. */
export const languageManners: Readonly<Record<LanguageName, Manners>> = {
  clean: plain,
  editorial: { ...plain, corners: "square", typeface: "serif" },
  swiss: { ...plain, corners: "square" },
  soft: { ...plain, corners: "round", typeface: "rounded" },
  terminal: { ...plain, corners: "square", density: "compact", typeface: "mono", scheme: "dark" },
  paper: { ...plain, typeface: "serif" },
  aurora: { ...plain, corners: "round" },
  playful: { ...plain, corners: "round", typeface: "rounded" },
  corporate: { ...plain, density: "compact" },
  brutal: { ...plain, corners: "square" },
  botanical: { ...plain, corners: "round", typeface: "serif" },
  night: { ...plain, scheme: "dark" },
};
