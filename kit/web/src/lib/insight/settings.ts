// How the person wants the app to look. The color scheme is stored by `use-scheme`.
import { isSavedObject, parseJson, readText } from "../saved";
import { readItem, writeItem } from "../storage";
import { storageKey } from "../store";

export interface Settings {
  /** The size of text, as a share of the browser's own: `112.5%`. */
  size: string;
  density: string;
}

export const SIZES = [
  { value: "93.75%", label: "Small" },
  { value: "100%", label: "Normal" },
  { value: "112.5%", label: "Large" },
  { value: "125%", label: "Very large" },
];

export const DENSITIES = [
  { value: "comfortable", label: "Comfortable" },
  { value: "compact", label: "Compact" },
];

const KEY = storageKey("settings");

/** The stored settings; what is missing or unknown is as it is without a choice. */
export function readSettings(): Settings {
  const saved = parseJson(readItem(KEY));
  const values = isSavedObject(saved) ? saved : {};
  const known = (options: readonly { value: string }[], value: unknown, otherwise: string) =>
    options.find((option) => option.value === readText(value))?.value ?? otherwise;
  return {
    size: known(SIZES, values["size"], "100%"),
    density: known(DENSITIES, values["density"], "comfortable"),
  };
}

/** Stores the settings and shows the app with them. */
export function saveSettings(settings: Settings) {
  writeItem(KEY, JSON.stringify(settings));
  applySettings(settings);
}

/** Shows the app with these settings. */
export function applySettings({ size, density }: Settings) {
  const { style } = document.documentElement;
  style.fontSize = size === "100%" ? "" : size;
  if (density === "compact") style.setProperty("--spacing", "0.2rem");
  else style.removeProperty("--spacing");
}
