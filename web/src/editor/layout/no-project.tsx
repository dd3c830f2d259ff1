import { Link } from "@tanstack/react-router";
import type { Refusal } from "../../api/refusal.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { usePageTitle } from "../../shell/page/use-page-title.ts";

/** Shown when a project does not exist or could not be loaded. */
export function NoProject({ refusal, retry }: { refusal: Refusal; retry: () => void }) {
  const isUnknown = refusal.status === 404 || refusal.status === 400;
  usePageTitle(isUnknown ? "Not found" : "The project could not be opened");
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-start gap-4 px-6 py-24">
      {isUnknown && <p className="font-mono text-sm text-ink-faint">404</p>}
      <h1 className="text-2xl font-semibold">{isUnknown ? "Project not found" : "The project could not be opened"}</h1>
      <p className="text-base leading-7 text-ink-soft">
        {isUnknown
          ? "The address may be wrong, or the project was deleted or belongs to another account. Your projects are on the home page."
          : refusal.message}
      </p>
      <div className="flex flex-wrap gap-2">
        {!isUnknown && (
          <Button variant="primary" onClick={retry}>
            Try again
          </Button>
        )}
        <Button asChild variant={isUnknown ? "primary" : "secondary"}>
          <Link to="/">All projects</Link>
        </Button>
      </div>
    </div>
  );
}
