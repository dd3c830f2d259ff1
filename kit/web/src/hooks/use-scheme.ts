// Light or dark: as the device is set, until the person chooses.
import { useSyncExternalStore } from "react";
import { readItem, writeItem } from "@/lib/storage";
import { ownStorageKey } from "@/lib/store";

export type Scheme = "light" | "dark";

const listeners = new Set<() => void>();

const darkDevice = () => window.matchMedia("(prefers-color-scheme: dark)");

function isScheme(value: unknown): value is Scheme {
  return value === "light" || value === "dark";
}

/** The scheme that is shown: the chosen one, the app's own, or the device's. */
function currentScheme(): Scheme {
  const chosen = document.documentElement.dataset["scheme"];
  if (isScheme(chosen)) return chosen;
  const own = getComputedStyle(document.documentElement).colorScheme;
  if (isScheme(own)) return own;
  return darkDevice().matches ? "dark" : "light";
}

/** Shows the scheme that was chosen on an earlier visit. Called once, before the first render. */
export function applyScheme() {
  const chosen = readItem(ownStorageKey("scheme"));
  if (isScheme(chosen)) document.documentElement.dataset["scheme"] = chosen;
}

export function chooseScheme(scheme: Scheme) {
  writeItem(ownStorageKey("scheme"), scheme);
  document.documentElement.dataset["scheme"] = scheme;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  const device = darkDevice();
  listeners.add(listener);
  device.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    device.removeEventListener("change", listener);
  };
}

export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, currentScheme);
}
