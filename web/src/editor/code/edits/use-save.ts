// Saving edits is a build, followed like any other; once it has succeeded, the edits are a version and are cleared.
import * as editsWords from "#words/editor/panels/edits.ts";
import { newRequestId } from "../../../components/new-request-id.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "../../../api/client.ts";
import { type Refusal, refusalOf } from "../../../api/refusal.ts";
import { untilReached } from "../../../api/until-reached.ts";
import type { PastOperation, ProjectState } from "../../data/shapes.ts";
import { type Edits, NO_EDITS } from "./edits.ts";

/** The state of the last save. */
export interface SaveState {
  isRunning: boolean;
  /** The service cannot be reached; they are saved as soon as it answers. */
  isAway: boolean;
  failure: string | null;
  refusal: Refusal | null;
}

interface Saving {
  projectId: string;
  state: ProjectState;
  edits: Edits;
  change(next: (current: Edits) => Edits): void;
  onSaved(): void;
}

/** Saves the edits of a project as a new version. */
export function useSave({ projectId, state, edits, change, onSaved }: Saving): SaveState & { save(): void } {
  const mutation = useMutation(api.versions.edit.mutationOptions(untilReached));
  const operation = state.operations.find(({ requestId }) => requestId === edits.requestId) ?? null;
  const callback = useRef(onSaved);
  callback.current = onSaved;
  const savedVersion = operation?.status === "done" ? operation.version : null;
  useEffect(() => {
    if (savedVersion === null) return;
    change(() => NO_EDITS);
    callback.current();
    // `change` depends only on the project, which does not change.
  }, [savedVersion]);
  const save = (): void => {
    if (edits.base === null) return;
    const requestId = newRequestId();
    const changes = Object.entries(edits.files).map(([path, text]) => ({ path, text }));
    change((current) => ({ ...current, requestId }));
    mutation.mutate({ projectId, base: edits.base, changes, requestId });
  };
  return {
    save,
    isRunning: mutation.isPending || isUnderWay(operation),
    isAway: mutation.isPending && mutation.failureCount > 0,
    ...outcomeOf(mutation.error, operation),
  };
}

const isUnderWay = (operation: PastOperation | null): boolean => operation?.status === "running" || operation?.status === "waiting";

const outcomeOf = (error: unknown, operation: PastOperation | null): Pick<SaveState, "failure" | "refusal"> => ({
  refusal: error ? refusalOf(error) : null,
  failure: operation?.status === "failed" ? (operation.error?.message ?? editsWords.savingFailed) : null,
});
