/** The colors of one scheme, under the names that the kit's style sheets for the web have too. */
export interface Colors {
  background: string;
  foreground: string;
  mutedForeground: string;
  link: string;
  heading: string;
  card: string;
  cardForeground: string;
  cardMutedForeground: string;
  cardTitle: string;
  cardBorder: string;
  muted: string;
  primary: string;
  primaryForeground: string;
  accent: string;
  accentForeground: string;
  border: string;
  input: string;
  destructive: string;
  destructiveMuted: string;
  rating: string;
  /** The six colors of charts. */
  charts: readonly string[];
}

/** How the app looks. */
export interface Theme {
  /** The scheme of a first visit. */
  scheme: "system" | "light" | "dark";
  light: Colors;
  dark: Colors;
  /** In points: of groups and cards, and of controls. */
  radius: { card: number; control: number };
  /** What headings are set in; texts have the system's own typeface. */
  display: "system" | "serif" | "rounded" | "mono";
}

/** Defines how the app looks. */
export function defineTheme(theme: Theme): Theme {
  return theme;
}
