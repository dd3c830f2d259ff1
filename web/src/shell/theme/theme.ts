// Light, dark, or the system's theme. Stored in this browser; /assets/theme-1.js applies it before the first paint.

/** The available themes. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "theme";
const isSystemDark = matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

/** The selected theme; "system" if none was selected. */
export function chosenTheme(): Theme {
  const stored = localStorage.getItem(KEY);
  return THEMES.find((theme) => theme === stored) ?? "system";
}

/** Selects a theme, here and in this browser's other tabs. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, theme);
  applyTheme();
}

/** Subscribes to changes of the selection and of the system's theme. Returns the unsubscribe function. */
export function watchTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function applyTheme(): void {
  const theme = chosenTheme();
  const { classList } = document.documentElement;
  classList.toggle("light", theme === "light");
  classList.toggle("dark", theme === "dark" || (theme === "system" && isSystemDark.matches));
  for (const listener of listeners) listener();
}

isSystemDark.addEventListener("change", applyTheme);
addEventListener("storage", ({ key }) => {
  if (key === KEY) applyTheme();
});
