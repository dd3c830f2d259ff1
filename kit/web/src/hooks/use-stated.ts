import { useState } from "react";

/** Which part of a chart is stated: the one under the pointer or, where there is none, the one that has the focus. */
export function useStated() {
  const [pointed, setPointed] = useState("");
  const [focused, setFocused] = useState("");
  const pointing = (label: string) => ({
    onPointerMove: () => setPointed(label),
    onPointerLeave: () => setPointed(""),
  });
  return {
    /** The label of the part; an empty text for none. */
    stated: pointed || focused,
    /** For what is only pointed at. */
    pointing,
    /** For what can also have the focus, which counts until the pointer moves again. */
    reaching: (label: string) => ({
      ...pointing(label),
      onFocus: () => {
        setFocused(label);
        setPointed("");
      },
      onBlur: () => setFocused(""),
    }),
  };
}
