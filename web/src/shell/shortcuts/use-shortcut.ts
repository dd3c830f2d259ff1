import { useEffect, useRef } from "react";
import { addShortcut, type Shortcut } from "./shortcuts.ts";

/** Registers a shortcut while the calling component is mounted; of two with the same keys the later one applies. */
export function useShortcut({ keys, label, group, run }: Shortcut): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => addShortcut({ keys, label, group, run: () => latest.current() }), [keys, label, group]);
}
