// The state of a project, kept up to date by the service's events. A lost connection is told after a moment, and heals by
// itself; while nobody looks and nothing runs, no connection is held.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSubscription } from "@trpc/tanstack-react-query";
import { useEffect, useState } from "react";
import { api } from "../../api/client.ts";
import { usePageIsSeen } from "./use-page-is-seen.ts";

const RETRY_MILLISECONDS = 3_000;
const NOTICE_MILLISECONDS = 1_500;

/** Reads a project and follows it. `isLost`: nothing has been heard of the service for a moment. */
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
  useEffect(() => {
    if (status !== "error") return;
    const timer = setTimeout(reset, RETRY_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [status, reset]);
  useEffect(() => {
    window.addEventListener("online", reset);
    return () => window.removeEventListener("online", reset);
  }, [reset]);
  const isDown = status === "error" || (status === "connecting" && error !== null);
  return { query, isLost: useLasting(isDown) };
}

/** True when something has been so for a moment, and false at once. */
function useLasting(isNow: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isNow) return setLasts(false);
    const timer = setTimeout(() => setLasts(true), NOTICE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isNow]);
  return isNow && lasts;
}
