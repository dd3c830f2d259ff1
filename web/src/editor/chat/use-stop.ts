import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { refusalOf } from "../../api/refusal.ts";
import { untilReached } from "../../api/until-reached.ts";
import { toast } from "../../components/ui/overlays/toast.ts";
import type { Operation } from "../data/shapes.ts";
import { useEditor } from "../layout/editor-context.ts";

/** Stops a build. `isStopping` is true from the press until it has ended, `isAway` while the service cannot be told. */
export function useStop({ requestId, status }: Pick<Operation, "requestId" | "status">): {
  stop: () => void;
  isStopping: boolean;
  isAway: boolean;
} {
  const { projectId } = useEditor();
  const queries = useQueryClient();
  const mutation = useMutation(
    api.projects.stop.mutationOptions({
      ...untilReached,
      onError: (error) => toast(refusalOf(error).message, { tone: "bad" }),
      onSettled: () => queries.invalidateQueries(api.projects.read.queryFilter({ projectId })),
    }),
  );
  const isOfThis = mutation.variables?.requestId === requestId;
  const hasEnded = status === "done" || status === "failed";
  return {
    stop: () => mutation.mutate({ projectId, requestId }),
    isAway: isOfThis && mutation.isPending && mutation.failureCount > 0,
    isStopping: isOfThis && !hasEnded && (mutation.isPending || mutation.isSuccess),
  };
}
