import * as promptWords from "#words/home/prompt.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../../api/client.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { CostHint } from "../../editor/chat/composing/cost-hint.tsx";
import { useSession } from "../../shell/session/use-session.ts";

/** What the next build will roughly cost; for the owner of an installation without a language model, how to connect one. */
export function ModelHint({ model }: { model: string | null }) {
  const { person } = useSession();
  const { data = [] } = useQuery(api.models.list.queryOptions(undefined, { staleTime: 60_000 }));
  const isWithoutModels = data.length > 0 && data.every(({ category }) => category === "free");
  return (
    <p className="flex min-h-5 flex-wrap justify-center gap-x-2 gap-y-1 text-sm text-ink-faint">
      <CostHint model={model} kind="create" />
      {isWithoutModels && person?.isOwner === true && (
        <span>
          {promptWords.noModel({
            link: (text) => (
              <Button asChild variant="link">
                <Link to="/settings/models">{text}</Link>
              </Button>
            ),
          })}
        </span>
      )}
    </p>
  );
}
