// Light or dark: as the device is set, until the person chooses.
import { useSyncExternalStore } from "react";
import { useColorScheme } from "react-native";
import { readItem, writeItem } from "@/lib/storage";
import { ownStorageKey } from "@/lib/store";
import { type Watched, watched } from "@/lib/watched";
import { theme } from "@/theme";

export type Scheme = "light" | "dark";

const isScheme = (value: unknown): value is Scheme => value === "light" || value === "dark";

let opened: Watched<Scheme | null> | null = null;

/** The scheme that was chosen, now or on an earlier visit; null where none was. */
function chosen(): Watched<Scheme | null> {
  if (opened !== null) return opened;
  const saved = readItem(ownStorageKey("scheme"));
  opened = watched(isScheme(saved) ? saved : null);
  return opened;
}

/** Shows this scheme from now on. */
export function chooseScheme(scheme: Scheme) {
  writeItem(ownStorageKey("scheme"), scheme);
  chosen().set(scheme);
}

/** The scheme that is shown: the chosen one, the app's own, or the device's. */
export function useScheme(): Scheme {
  const own = useSyncExternalStore(chosen().subscribe, chosen().get);
  const device = useColorScheme();
  if (own !== null) return own;
  if (theme.scheme !== "system") return theme.scheme;
  return device === "dark" ? "dark" : "light";
}
