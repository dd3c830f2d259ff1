import * as shellWords from "#words/shell.ts";
import { useEffect } from "react";

/** Sets the page title while the calling component is mounted. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === shellWords.productName ? title : shellWords.pageTitle({ title });
  }, [title]);
}
