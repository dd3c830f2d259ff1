// The state of a project, kept up to date by the service's events. A lost connection is reported after a short delay
// and reconnects by itself; while the tab is hidden and nothing runs, no connection is held.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSubscription } from "@trpc/tanstack-react-query";
import { useEffect, useState } from "react";
import { api } from "../../api/client.ts";
import { refusalOf } from "../../api/refusal.ts";
import { usePageIsSeen } from "./use-page-is-seen.ts";

const RETRY_MILLISECONDS = 3_000;
const REFUSED_MILLISECONDS = 30_000;
const LOST = "Connection lost — trying again";
const NOTICE_MILLISECONDS = 1_500;

/** Reads a project and follows it. `trouble` says why there have been no updates for a moment; null if there are. */
export function useProject(projectId: string) {
  const queries = useQueryClient();
  const query = useQuery(api.projects.read.queryOptions({ projectId }));
  const isSeen = usePageIsSeen();
  const isBuilding = query.data?.operation?.status === "running";
  const live = useSubscription(
    api.projects.watch.subscriptionOptions(
      { projectId },
      {
        enabled: query.isSuccess && (isSeen || isBuilding),
        onData: ({ data }) => queries.setQueryData(api.projects.read.queryKey({ projectId }), data),
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
  useEffect(() => {
    window.addEventListener("online", reset);
    return () => window.removeEventListener("online", reset);
  }, [reset]);
  const isDown = status === "error" || (status === "connecting" && error !== null);
  const isLost = useHasLasted(isDown);
  return { query, trouble: isLost ? (refused ?? LOST) : null };
}

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
