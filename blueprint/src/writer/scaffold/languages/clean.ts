// Clean: a plain sans serif, soft corners, hairlines. What an app looks like that should not draw attention to itself.
import { plainTones } from "../../palette/tones.ts";
import type { DesignLanguage } from "../design-language.ts";

const sans = '"Inter", ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif';

/** The language of apps that say nothing of their looks. */
export const clean: DesignLanguage = {
  fonts: { body: sans, display: sans },
  scale: 1.2,
  radius: { card: "0.875rem", control: "0.5rem", chip: "0.375rem" },
  tones: plainTones,
  frame: { sign: "tile", tabs: "bottom", icons: false },
  art: "initials",
  cover: "orbs",
  illustration: `<rect x="26" y="14" width="68" height="22" rx="5" fill="none" stroke="currentColor" strokeWidth="2" />
    <rect x="26" y="44" width="68" height="22" rx="5" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="4 4" />
    <circle cx="38" cy="25" r="4" fill="currentColor" />
    <path d="M48 25h34M48 55h22" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />`,
  looks: {},
};
