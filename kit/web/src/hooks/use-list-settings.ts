// Search, filters and order of a list live in the query of the URL, so that a link or the back button brings back the
// same list.
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { ListSettings } from "@/lib/rows";

export interface ListState {
  settings: ListSettings;
  set: (name: string, value: string) => void;
  /** Whether a search or a filter leaves rows out. */
  isNarrowed: boolean;
  /** Removes the search and the filters. */
  clear: () => void;
}

/** The settings of a list whose rows can be filtered by these fields; `prefix` begins its names in the URL. */
export function useListSettings(filters: readonly string[], prefix = ""): ListState {
  const [params, setParams] = useSearchParams();
  const narrowing = ["search", ...filters].map((name) => `${prefix}${name}`);

  // A second change may come before the page is rendered with the first one.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  function change(values: Readonly<Record<string, string>>) {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(values)) {
      if (value === "") next.delete(name);
      else next.set(name, value);
    }
    latest.current = next;
    setParams(next, { replace: true, preventScrollReset: true });
  }

  return {
    settings: new Map(
      [...params]
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, value]) => [name.slice(prefix.length), value]),
    ),
    set: (name, value) => change({ [`${prefix}${name}`]: value }),
    isNarrowed: narrowing.some((name) => params.has(name)),
    clear: () => change(Object.fromEntries(narrowing.map((name) => [name, ""]))),
  };
}
