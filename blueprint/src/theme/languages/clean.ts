// Clean: a plain sans serif, soft corners, hairlines. What an app looks like that should not draw attention to itself.
import { plainTones } from "../palette/tones.ts";
import type { DesignLanguage } from "../design-language.ts";

const sans = '"Inter", ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif';

/** The language of apps that say nothing of their looks. */
export const clean: DesignLanguage = {
  fonts: { body: sans, display: sans },
  scale: 1.2,
  radius: { card: "0.875rem", control: "0.5rem", chip: "0.375rem" },
  tones: plainTones,
  art: "initials",
  cover: "orbs",
};
