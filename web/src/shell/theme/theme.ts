// Light, dark, or as the system has it. The choice is kept in this browser; /assets/theme-1.js applies it before the first paint.

/** What a person can choose. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "theme";
const isSystemDark = matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

/** The theme that was chosen; "system" where none was. */
export function chosenTheme(): Theme {
  const stored = localStorage.getItem(KEY);
  return THEMES.find((theme) => theme === stored) ?? "system";
}

/** Chooses a theme, here and in this browser's other tabs. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, theme);
  applyTheme();
}

/** Calls back when the choice or the system's own theme changes. Returns the way to stop. */
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
