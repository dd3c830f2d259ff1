import * as shellWords from "#words/shell.ts";
import { Link } from "@tanstack/react-router";
import { Button } from "../../components/ui/actions/button.tsx";
import { usePageTitle } from "./use-page-title.ts";

/** Shown at unknown addresses. */
export function PageMissing() {
  usePageTitle(shellWords.notFound);
  return (
    <div className="mx-auto flex max-w-md flex-col items-start gap-4 px-6 py-24">
      <p className="font-mono text-sm text-ink-faint">404</p>
      <h1 className="text-2xl font-semibold">{shellWords.pageNotFound}</h1>
      <p className="text-base leading-7 text-ink-soft">{shellWords.pageNotFoundText}</p>
      <Button asChild variant="primary">
        <Link to="/">{shellWords.goHome}</Link>
      </Button>
    </div>
  );
}
