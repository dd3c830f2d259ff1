import * as workspaceWords from "#words/editor/workspace.ts";
import { Link } from "@tanstack/react-router";
import { Button } from "../../components/ui/actions/button.tsx";

/** Links to the account's credits and plan. */
export function UsageLink() {
  return (
    <Button size="sm" asChild>
      <Link to="/settings/usage">{workspaceWords.viewCreditsAndPlan}</Link>
    </Button>
  );
}
