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
        toast(`${name} is in the trash.`, { action: { label: "Undo", run: () => void restoreProject(queries, { id, name }) } }),
      onError: (refusal, _input, undo) => change.refused(refusal, undo),
      onSettled: change.settled,
    }),
  );
  const confirm = () => {
    mutate({ projectId: id });
    onClose();
  };
  const versions =
    version === null
      ? "its conversation"
      : version === 1
        ? "its conversation and its one version"
        : `its conversation and all of its versions (the newest is ${version})`;
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={`Delete ${name}?`}
      description={
        <>
          <p>It moves to the trash with {versions}, where you can restore it for thirty days. After that it is gone for good.</p>
          {deployment !== null && (
            <p className="mt-2">
              Its site goes offline until then, and somebody else may take its address:{" "}
              <span className="font-medium wrap-anywhere text-ink">{deployment}</span>
            </p>
          )}
          {status === "generating" && <p className="mt-2">The running build is stopped for good and costs nothing more.</p>}
          {status === "waiting" && (
            <p className="mt-2">The waiting build is stopped for good, and the credits that it holds are released.</p>
          )}
        </>
      }
      action="Delete project"
      onConfirm={confirm}
    />
  );
}
