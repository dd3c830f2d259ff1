// Search, filters and order of a list. In a browser they also stand in the query of the address, so that a link or the back
// button brings back the same list.
import { useLocalSearchParams, useRouter } from "expo-router";
import { useState } from "react";
import type { ListSettings } from "@/lib/rows";

export interface ListState {
  settings: ListSettings;
  set: (name: string, value: string) => void;
  /** Whether a search or a filter leaves rows out. */
  isNarrowed: boolean;
  /** Removes the search and the filters. */
  clear: () => void;
}

/** The settings of a list whose rows can be filtered by these fields; `prefix` begins its names in the address. */
export function useListSettings(filters: readonly string[], prefix = ""): ListState {
  const router = useRouter();
  const params = useLocalSearchParams();
  const [settings, setSettings] = useState<ListSettings>(() => {
    const named = Object.entries(params).filter(([name]) => name.startsWith(prefix));
    return new Map(named.map(([name, value]) => [name.slice(prefix.length), String(value)]));
  });
  const narrowing = ["search", ...filters];

  function change(values: Readonly<Record<string, string>>) {
    setSettings((last) => {
      const next = new Map(last);
      for (const [name, value] of Object.entries(values)) {
        if (value === "") next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
    const entries = Object.entries(values).map(([name, value]) => [
      `${prefix}${name}`,
      value === "" ? undefined : value,
    ]);
    router.setParams(Object.fromEntries(entries));
  }

  return {
    settings,
    set: (name, value) => change({ [name]: value }),
    isNarrowed: narrowing.some((name) => settings.has(name)),
    clear: () => change(Object.fromEntries(narrowing.map((name) => [name, ""]))),
  };
}
