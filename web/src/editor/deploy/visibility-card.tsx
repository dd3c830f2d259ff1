import * as deployWords from "#words/editor/panels/deploy.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { refusalOf } from "../../api/refusal.ts";
import { untilReached } from "../../api/until-reached.ts";
import { TitledCard } from "../../components/ui/display/card.tsx";
import { RadioGroup } from "../../components/ui/forms/radio-group.tsx";
import { toast } from "../../components/ui/overlays/toast.ts";
import { useEditor } from "../layout/editor-context.ts";

type Visibility = "public" | "private";

const CHOICES = [
  { value: "public", label: deployWords.publicSite, hint: deployWords.publicHint },
  {
    value: "private",
    label: deployWords.privateSite,
    hint: deployWords.privateHint,
  },
] as const;

/** Who may open the site. */
export function VisibilityCard() {
  const { projectId, state } = useEditor();
  const queries = useQueryClient();
  const set = useMutation(
    api.projects.setVisibility.mutationOptions({
      ...untilReached,
      onError: (error) => toast(refusalOf(error).message, { tone: "bad" }),
      onSettled: () => queries.invalidateQueries(api.projects.read.queryFilter({ projectId })),
    }),
  );
  const value: Visibility = set.isPending ? set.variables.visibility : state.project.visibility;
  return (
    <TitledCard title={deployWords.whoCanOpenIt} description={deployWords.visibilityText}>
      <RadioGroup<Visibility>
        label={deployWords.whoCanOpenTheSite}
        value={value}
        onChange={(visibility) => set.mutate({ projectId, visibility })}
        choices={CHOICES}
      />
    </TitledCard>
  );
}
