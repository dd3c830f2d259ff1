import * as changesWords from "#words/home/changes.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, type Outputs } from "../../api/client.ts";
import { useShownAtOnce } from "../../api/use-shown-at-once.ts";
import { AlertDialog } from "../../components/ui/overlays/alert-dialog.tsx";
import { toast } from "../../components/ui/overlays/toast.ts";
import { restoreProject } from "../trash/restore-project.ts";
import type { ProjectCardData } from "./project-state.tsx";

/** Moves a project to the trash after confirmation; its card disappears immediately, and the notice can undo it. */
export function DeleteProject({ project, onClose }: { project: ProjectCardData; onClose: () => void }) {
  const { id, name, version, deployment, status } = project;
  const change = useShownAtOnce<Outputs["projects"]["list"]>(api.projects.list.queryFilter());
  const queries = useQueryClient();
  const { mutate } = useMutation(
    api.projects.remove.mutationOptions({
      onMutate: () => change.show((list) => ({ total: list.total - 1, projects: list.projects.filter((one) => one.id !== id) })),
      onSuccess: () =>
        toast(changesWords.inTheTrash({ name }), {
          action: { label: changesWords.undo, run: () => void restoreProject(queries, { id, name }) },
        }),
      onError: (refusal, _input, undo) => change.refused(refusal, undo),
      onSettled: change.settled,
    }),
  );
  const confirm = () => {
    mutate({ projectId: id });
    onClose();
  };
  const whatMoves =
    version === null
      ? changesWords.toTrashWithConversation
      : version === 1
        ? changesWords.toTrashWithOneVersion
        : changesWords.toTrashWithVersions({ newest: version });
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={changesWords.deleteNamed({ name })}
      description={
        <>
          <p>{whatMoves}</p>
          {deployment !== null && (
            <p className="mt-2">
              {changesWords.siteGoesOffline({ address: <span className="font-medium wrap-anywhere text-ink">{deployment}</span> })}
            </p>
          )}
          {status === "generating" && <p className="mt-2">{changesWords.runningBuildStops}</p>}
          {status === "waiting" && <p className="mt-2">{changesWords.waitingBuildStops}</p>}
        </>
      }
      action={changesWords.deleteProject}
      onConfirm={confirm}
    />
  );
}
