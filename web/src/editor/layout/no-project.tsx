import * as workspaceWords from "#words/editor/workspace.ts";
import { Link } from "@tanstack/react-router";
import type { Refusal } from "../../api/refusal.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { usePageTitle } from "../../shell/page/use-page-title.ts";

/** Shown when a project does not exist or may not be opened. */
export function NoProject({ refusal }: { refusal: Refusal }) {
  const isUnknown = refusal.status === 404 || refusal.status === 400;
  usePageTitle(isUnknown ? workspaceWords.notFound : workspaceWords.projectNotOpened);
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-start gap-4 px-6 py-24">
      {isUnknown && <p className="font-mono text-sm text-ink-faint">404</p>}
      <h1 className="text-2xl font-semibold">{isUnknown ? workspaceWords.projectNotFound : workspaceWords.projectNotOpened}</h1>
      <p className="text-base leading-7 text-ink-soft">{isUnknown ? workspaceWords.projectNotFoundText : refusal.message}</p>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="primary">
          <Link to="/">{workspaceWords.allProjects}</Link>
        </Button>
        {isUnknown && (
          <Button asChild>
            <Link to="/trash">{workspaceWords.openTheTrash}</Link>
          </Button>
        )}
      </div>
    </div>
  );
}
