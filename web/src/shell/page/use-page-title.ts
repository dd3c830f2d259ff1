import { useEffect } from "react";

/** Gives the window its title while the calling page is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === "Atelier" ? title : `${title} · Atelier`;
  }, [title]);
}
