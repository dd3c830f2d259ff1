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

/** Hues, in degrees, that a language is at home in: an app whose subject has none of its own takes one of them. */
export const languageHues: Readonly<Record<LanguageName, readonly number[]>> = {
  clean: [262, 25, 160, 295],
  editorial: [25, 262, 150],
  swiss: [27, 262, 45],
  soft: [350, 295, 165, 55, 240],
  terminal: [145, 75, 200],
  paper: [30, 150, 255, 10],
  aurora: [285, 255, 320, 190],
  playful: [262, 350, 95, 310, 45],
  corporate: [258, 240, 205, 280],
  brutal: [100, 350, 262, 130, 55],
  botanical: [145, 40, 125, 20],
  night: [130, 210, 340, 50, 300],
};
