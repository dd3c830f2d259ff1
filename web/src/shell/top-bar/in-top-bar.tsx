import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";

/** The id of the top bar's slot for the current page. */
export const TOP_BAR_PLACE = "top-bar-place";

/** Renders a page's own elements (its name, its main action) in the middle of the top bar, on one line. */
export function InTopBar({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(TOP_BAR_PLACE)), []);
  return place === null ? null : createPortal(children, place);
}
