import * as generalWords from "#words/general.ts";
import * as workspaceWords from "#words/editor/workspace.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from "react";
import { api } from "../../../api/client.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { untilReached } from "../../../api/until-reached.ts";
import { toast } from "../../../components/ui/overlays/toast.ts";
import { useEditor } from "../editor-context.ts";
import { later } from "../../../components/later.ts";

const RenameApp = later(async () => (await import("./rename-app.tsx")).RenameApp, { isAhead: true });

const NAME_CHARACTERS_MAX = 80;

/** The project's name; a press makes it editable. Enter saves, Escape cancels. Then the app itself can be renamed too. */
export function ProjectName() {
  const { projectId, state } = useEditor();
  const queries = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const [renamed, setRenamed] = useState<string | null>(null);
  const isBusy = state.operation?.status === "running" || state.operation?.status === "waiting";
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isTyping = typed !== null;
  useEffect(() => field.current?.select(), [isTyping]);
  const rename = useMutation(
    api.projects.rename.mutationOptions({
      ...untilReached,
      onSuccess: (_data, { name }) => setRenamed(state.project.version === null || isBusy ? null : name),
      onError: (error) => toast(refusalOf(error).message, { tone: "bad" }),
      onSettled: () => queries.invalidateQueries(api.projects.read.queryFilter({ projectId })),
    }),
  );
  const shown = rename.isPending ? rename.variables.name : state.project.name;
  const end = (keeps: boolean): void => {
    const name = typed?.trim() ?? "";
    setTyped(null);
    if (keeps && name !== "" && name !== state.project.name) rename.mutate({ projectId, name });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    end(event.key === "Enter");
    requestAnimationFrame(() => button.current?.focus());
  };
  if (typed !== null)
    return (
      <input
        ref={field}
        aria-label={workspaceWords.nameOfTheProject}
        value={typed}
        maxLength={NAME_CHARACTERS_MAX}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => end(true)}
        className="h-8 w-full max-w-72 min-w-0 rounded-md border border-line-strong bg-surface px-2 text-base font-semibold sm:text-sm"
      />
    );
  return (
    <>
      <h1 className="min-w-0">
        <button
          ref={button}
          type="button"
          data-tip={generalWords.renameNamed({ name: shown })}
          onClick={() => setTyped(state.project.name)}
          className="block h-8 max-w-full truncate rounded-md px-2 text-left text-sm font-semibold hover:bg-subtle"
        >
          {shown}
          <span className="sr-only">{workspaceWords.renameSpoken}</span>
        </button>
      </h1>
      {renamed !== null && (
        <Suspense>
          <RenameApp name={renamed} onClose={() => setRenamed(null)} />
        </Suspense>
      )}
    </>
  );
}
