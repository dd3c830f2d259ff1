import { Link } from "@tanstack/react-router";
import type { Refusal } from "../../api/refusal.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { usePageTitle } from "../../shell/page/use-page-title.ts";

/** Shown when a project does not exist or may not be opened. */
export function NoProject({ refusal }: { refusal: Refusal }) {
  const isUnknown = refusal.status === 404 || refusal.status === 400;
  usePageTitle(isUnknown ? "Not found" : "The project could not be opened");
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-start gap-4 px-6 py-24">
      {isUnknown && <p className="font-mono text-sm text-ink-faint">404</p>}
      <h1 className="text-2xl font-semibold">{isUnknown ? "Project not found" : "The project could not be opened"}</h1>
      <p className="text-base leading-7 text-ink-soft">
        {isUnknown
          ? "The address may be wrong, or the project belongs to another account. One that you deleted is in the trash for thirty days."
          : refusal.message}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="primary">
          <Link to="/">All projects</Link>
        </Button>
        {isUnknown && (
          <Button asChild>
            <Link to="/trash">Open the trash</Link>
          </Button>
        )}
      </div>
    </div>
  );
}
