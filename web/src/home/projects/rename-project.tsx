import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { api, type Outputs } from "../../api/client.ts";
import { useShownAtOnce } from "../../api/use-shown-at-once.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { Field } from "../../components/ui/forms/field.tsx";
import { Input } from "../../components/ui/forms/input.tsx";
import { Dialog } from "../../components/ui/overlays/dialog.tsx";
import type { ProjectCardData } from "./project-state.tsx";

const NAME_CHARACTERS_MAX = 120;

/** Renames a project; the new name is shown immediately. */
export function RenameProject({ project: { id, name: current }, onClose }: { project: ProjectCardData; onClose: () => void }) {
  const formId = useId();
  const [name, setName] = useState(current);
  const [error, setError] = useState<string | null>(null);
  const change = useShownAtOnce<Outputs["projects"]["list"]>(api.projects.list.queryFilter());
  const { mutate } = useMutation(
    api.projects.rename.mutationOptions({
      onMutate: ({ name: next }) =>
        change.show((list) => ({ ...list, projects: list.projects.map((one) => (one.id === id ? { ...one, name: next } : one)) })),
      onError: (refusal, _input, undo) => change.refused(refusal, undo),
      onSettled: change.settled,
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = name.trim();
    if (next === "") return setError("Enter a name.");
    if (next !== current) mutate({ projectId: id, name: next });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Rename project"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            Rename
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field label="Name" error={error}>
          <Input
            value={name}
            maxLength={NAME_CHARACTERS_MAX}
            onChange={(event) => setName(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
        </Field>
      </form>
    </Dialog>
  );
}
