// Client-side navigation announces nothing by itself. After each change of the URL the title is announced, and focus
// moves to the start of the new page, unless the page has set it itself.
import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";

/** The id of the page's main element. */
export const MAIN_ID = "main";

const SETTLED_MILLISECONDS = 120;

const sectionOf = (path: string): string => path.split("/", 2)[1] ?? "";

/** Announces new pages. Rendered once, by the shell. */
export function PageAnnouncer() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname });
  const before = useRef(path);
  const [words, setWords] = useState("");
  useEffect(() => {
    if (before.current === path) return;
    const isOtherSection = sectionOf(before.current) !== sectionOf(path);
    before.current = path;
    const waiting = setTimeout(() => {
      setWords(document.title);
      const main = document.getElementById(MAIN_ID);
      if (isOtherSection && main !== null && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
    }, SETTLED_MILLISECONDS);
    return () => clearTimeout(waiting);
  }, [path]);
  return (
    <p className="sr-only" aria-live="polite">
      {words}
    </p>
  );
}
