import { useEffect, useRef } from "react";
import { addShortcut, type Shortcut } from "./shortcuts.ts";

/** Puts a shortcut in force while the calling part is shown; of two with the same keys the later one acts. */
export function useShortcut({ keys, label, group, run }: Shortcut): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => addShortcut({ keys, label, group, run: () => latest.current() }), [keys, label, group]);
}
