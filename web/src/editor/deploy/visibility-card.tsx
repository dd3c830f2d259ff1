import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { refusalOf } from "../../api/refusal.ts";
import { TitledCard } from "../../components/ui/display/card.tsx";
import { RadioGroup } from "../../components/ui/forms/radio-group.tsx";
import { toast } from "../../components/ui/overlays/toast.ts";
import { useEditor } from "../layout/editor-context.ts";

type Visibility = "public" | "private";

const CHOICES = [
  { value: "public", label: "Public", hint: "Anyone who has the address can open the site. Its code and this page stay yours alone." },
  {
    value: "private",
    label: "Private",
    hint: "Only you can open the site, signed in to Atelier. Everybody else is sent to the sign-in page and does not get in.",
  },
] as const;

/** Who may open the site. */
export function VisibilityCard() {
  const { projectId, state } = useEditor();
  const queries = useQueryClient();
  const set = useMutation(
    api.projects.setVisibility.mutationOptions({
      onError: (error) => toast(refusalOf(error).message, { tone: "bad" }),
      onSettled: () => queries.invalidateQueries(api.projects.read.queryFilter({ projectId })),
    }),
  );
  const value: Visibility = set.isPending ? set.variables.visibility : state.project.visibility;
  return (
    <TitledCard title="Who can open it" description="This counts for every address of the site, at once.">
      <RadioGroup<Visibility>
        label="Who can open the site"
        value={value}
        onChange={(visibility) => set.mutate({ projectId, visibility })}
        choices={CHOICES}
      />
    </TitledCard>
  );
}
