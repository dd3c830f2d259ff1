import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";

/** The id of the place in the top bar that a page may fill. */
export const TOP_BAR_PLACE = "top-bar-place";

/** Puts a page's own things (its name, its main action) into the middle of the top bar, on one line. */
export function InTopBar({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(TOP_BAR_PLACE)), []);
  return place === null ? null : createPortal(children, place);
}
