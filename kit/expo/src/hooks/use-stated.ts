import { useState } from "react";

/** Which part of a chart is stated: the one under the pointer or, where there is none, the one that has the focus. */
export function useStated() {
  const [pointed, setPointed] = useState("");
  const [focused, setFocused] = useState("");
  return {
    /** The label of the part; an empty text for none. */
    stated: pointed || focused,
    /** For what can be pointed at and have the focus, which counts until the pointer moves again. */
    reaching: (label: string) => ({
      onHoverIn: () => setPointed(label),
      onHoverOut: () => setPointed(""),
      onFocus: () => {
        setFocused(label);
        setPointed("");
      },
      onBlur: () => setFocused(""),
    }),
  };
}
