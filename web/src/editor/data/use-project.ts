// The state of a project, kept up to date by the service's events. A lost connection is reported after a short delay
// and reconnects as soon as the service answers; while the tab is hidden and nothing runs, no connection is held.
import * as workspaceWords from "#words/editor/workspace.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSubscription } from "@trpc/tanstack-react-query";
import { useEffect, useState } from "react";
import { api } from "../../api/client.ts";
import { type Refusal, refusalOf } from "../../api/refusal.ts";
import { checkConnection, connectionNow, watchConnection } from "../../shell/connection/connection.ts";
import { useConnection } from "../../shell/connection/use-connection.ts";
import { usePageIsSeen } from "./use-page-is-seen.ts";

const RETRY_MILLISECONDS = 1_000;
const REFUSED_MILLISECONDS = 30_000;
const NOTICE_MILLISECONDS = 1_500;

/** Reads a project and follows it. `trouble` says why there have been no updates for a moment; null if there are. */
export function useProject(projectId: string) {
  const queries = useQueryClient();
  const query = useQuery(
    api.projects.read.queryOptions(
      { projectId },
      // An error that is not about this project is one that time mends.
      { refetchInterval: ({ state }) => (state.data === undefined && isPassing(refusalOfQuery(state.error)) ? RETRY_MILLISECONDS : false) },
    ),
  );
  const isSeen = usePageIsSeen();
  const isBuilding = query.data?.operation?.status === "running";
  const live = useSubscription(
    api.projects.watch.subscriptionOptions(
      { projectId },
      {
        enabled: query.isSuccess && (isSeen || isBuilding),
        onData: ({ data }) => {
          const queryKey = api.projects.read.queryKey({ projectId });
          // What was asked for before would bring back an older state.
          void queries.cancelQueries({ queryKey }, { revert: false, silent: true });
          queries.setQueryData(queryKey, data);
        },
      },
    ),
  );
  const { status, error, reset } = live;
  // A user with too many open pages gets the service's message.
  const refused = status === "error" && refusalOf(error).kind === "too_many_requests" ? refusalOf(error).message : null;
  useEffect(() => {
    if (status !== "error") return;
    const timer = setTimeout(reset, refused === null ? RETRY_MILLISECONDS : REFUSED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [status, reset, refused]);
  const isDown = status === "error" || (status === "connecting" && error !== null);
  useEffect(() => {
    if (!isDown) return;
    checkConnection();
    return watchConnection(() => connectionNow() === "online" && reset());
  }, [isDown, reset]);
  // The shell says on every page that the service cannot be reached.
  const isLost = useHasLasted(isDown && useConnection() === "online");
  return { query, trouble: isLost ? (refused ?? workspaceWords.connectionLost) : null };
}

const refusalOfQuery = (error: unknown): Refusal | null => (error === null ? null : refusalOf(error));

/** Whether a refusal passes by itself: the service could not be reached, or failed. */
export const isPassing = (refusal: Refusal | null): boolean => refusal !== null && (refusal.status === null || refusal.status >= 500);

/** True once a condition has lasted a moment; false immediately. */
function useHasLasted(isNow: boolean): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isNow) return setHasLasted(false);
    const timer = setTimeout(() => setHasLasted(true), NOTICE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isNow]);
  return isNow && hasLasted;
}
