import { useState } from "react";

/** Which entries of a legend are switched off. */
export function useHiddenLabels() {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  return {
    isHidden: (label: string) => hidden.includes(label),
    toggle: (label: string) =>
      setHidden(
        hidden.includes(label) ? hidden.filter((other) => other !== label) : [...hidden, label],
      ),
  };
}
