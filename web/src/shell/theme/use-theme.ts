import { useSyncExternalStore } from "react";
import { chosenTheme, type Theme, watchTheme } from "./theme.ts";

/** The selected theme. */
export function useTheme(): Theme {
  return useSyncExternalStore(watchTheme, chosenTheme);
}
