import * as generalWords from "#words/general.ts";
import * as changesWords from "#words/home/changes.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { api, type Outputs } from "../../api/client.ts";
import { refusalOf } from "../../api/refusal.ts";
import { useShownAtOnce } from "../../api/use-shown-at-once.ts";
import { untilReached } from "../../api/until-reached.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { newRequestId } from "../../components/new-request-id.ts";
import { renameMessage } from "../../components/fixed-messages.ts";
import { Checkbox } from "../../components/ui/forms/checkbox.tsx";
import { Field } from "../../components/ui/forms/field.tsx";
import { Input } from "../../components/ui/forms/input.tsx";
import { Dialog } from "../../components/ui/overlays/dialog.tsx";
import { toast } from "../../components/ui/overlays/toast.ts";
import type { ProjectCardData } from "./project-state.tsx";

const NAME_CHARACTERS_MAX = 120;

/** Renames a project, and on request its app, as a new version. The new name is shown immediately. */
export function RenameProject({ project, onClose }: { project: ProjectCardData; onClose: () => void }) {
  const { id, name: current, version, status } = project;
  const formId = useId();
  const [isOfApp, setOfApp] = useState(false);
  const hasApp = version !== null && status === "ready";
  const [name, setName] = useState(current);
  const [error, setError] = useState<string | null>(null);
  const change = useShownAtOnce<Outputs["projects"]["list"]>(api.projects.list.queryFilter());
  const queries = useQueryClient();
  const renameApp = useMutation(
    api.projects.send.mutationOptions({
      onSuccess: () => toast(changesWords.appIsRenamed),
      onError: (refusal) => toast(refusalOf(refusal).message, { tone: "bad" }),
      onSettled: () => queries.invalidateQueries(api.projects.list.queryFilter()),
    }),
  );
  const { mutate } = useMutation(
    api.projects.rename.mutationOptions({
      ...untilReached,
      onMutate: ({ name: next }) =>
        change.show((list) => ({ ...list, projects: list.projects.map((one) => (one.id === id ? { ...one, name: next } : one)) })),
      onError: (refusal, _input, undo) => change.refused(refusal, undo),
      onSuccess: (_data, { name: next }) => {
        if (isOfApp) renameApp.mutate({ projectId: id, message: renameMessage(next), requestId: newRequestId() });
      },
      onSettled: change.settled,
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = name.trim();
    if (next === "") return setError(changesWords.enterAName);
    if (next !== current) mutate({ projectId: id, name: next });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={changesWords.renameProject}
      footer={
        <>
          <Button onClick={onClose}>{generalWords.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {changesWords.rename}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <Field label={generalWords.name} error={error}>
          <Input
            value={name}
            maxLength={NAME_CHARACTERS_MAX}
            onChange={(event) => setName(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
        </Field>
        {hasApp && (
          <Checkbox
            label={changesWords.renameTheAppToo}
            hint={changesWords.renameAppHint}
            checked={isOfApp}
            onCheckedChange={(checked) => setOfApp(checked === true)}
          />
        )}
      </form>
    </Dialog>
  );
}
