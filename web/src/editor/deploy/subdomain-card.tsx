import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "../../api/client.ts";
import { refusalOf } from "../../api/refusal.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { TitledCard } from "../../components/ui/display/card.tsx";
import { Field } from "../../components/ui/forms/field.tsx";
import { Input } from "../../components/ui/forms/input.tsx";
import { toast } from "../../components/ui/overlays/toast.ts";
import { useSettled } from "../data/use-settled.ts";
import { useEditor } from "../layout/editor-context.ts";

const SETTLED_MILLISECONDS = 300;

/** A name of one's own for the site, told at once whether it is free. */
export function SubdomainCard() {
  const { projectId, state } = useEditor();
  const present = state.customSubdomain ?? "";
  const [typed, setTyped] = useState<string | null>(null);
  const name = (typed ?? present).trim().toLowerCase();
  const wanted = useSettled(name, SETTLED_MILLISECONDS);
  const isNew = name !== "" && name !== present;
  const check = useQuery(
    api.projects.checkSubdomain.queryOptions({ projectId, name: wanted }, { enabled: isNew && wanted === name, staleTime: 5_000 }),
  );
  const isChecked = isNew && wanted === name && check.data !== undefined;
  const queries = useQueryClient();
  const set = useMutation(
    api.projects.setSubdomain.mutationOptions({
      onSuccess: async ({ address }) => {
        await queries.invalidateQueries(api.projects.read.queryFilter({ projectId }));
        setTyped(null);
        toast(address === null ? "The name was taken away. It is free again." : `The site is at ${address} now.`, { tone: "good" });
      },
    }),
  );
  const problem = set.error
    ? refusalOf(set.error).message
    : isChecked
      ? check.data.problem
      : check.error && isNew
        ? refusalOf(check.error).message
        : null;
  const hint = !isNew
    ? "Letters, digits and hyphens. The address above stays good as well."
    : isChecked && check.data.isFree
      ? `Free: ${check.data.address}`
      : "Looking whether it is free";
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (isChecked && check.data.isFree) set.mutate({ projectId, name });
  };
  return (
    <form onSubmit={onSubmit}>
      <TitledCard
        title="A name of your own"
        description="The same site under a name that is easier to say."
        footer={
          <>
            <span aria-live="polite">
              {isChecked && check.data.isFree ? "This name is free." : present === "" ? "No name of your own yet." : `Now: ${present}`}
            </span>
            <span className="flex gap-2">
              {present !== "" && (
                <Button size="sm" variant="ghost" disabled={set.isPending} onClick={() => set.mutate({ projectId, name: null })}>
                  Take it away
                </Button>
              )}
              <Button size="sm" type="submit" variant="primary" disabled={!isChecked || !check.data.isFree} isBusy={set.isPending}>
                {set.isPending ? "Saving" : "Use this name"}
              </Button>
            </span>
          </>
        }
      >
        <Field label="Name" hint={problem === null ? hint : undefined} error={problem}>
          <Input
            value={typed ?? present}
            maxLength={63}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            placeholder="my-recipes"
            onChange={(event) => {
              set.reset();
              setTyped(event.target.value);
            }}
          />
        </Field>
      </TitledCard>
    </form>
  );
}
