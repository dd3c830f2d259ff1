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
  { value: "public", label: "Public", hint: "Anyone with the address can open the site. Only you can see its code and this page." },
  {
    value: "private",
    label: "Private",
    hint: "Only you can open the site, when signed in to Atelier. Everyone else is sent to the sign-in page.",
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
    <TitledCard title="Who can open it" description="Applies immediately to every address of the site.">
      <RadioGroup<Visibility>
        label="Who can open the site"
        value={value}
        onChange={(visibility) => set.mutate({ projectId, visibility })}
        choices={CHOICES}
      />
    </TitledCard>
  );
}
