// Whether the service is reachable, based on the responses to this page's own requests.
import { onlineManager } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";
import { refusalOf } from "../../api/refusal.ts";

const AGAIN_MILLISECONDS = 3_000;

const listeners = new Set<() => void>();
let isReachable = true;

/** "online", "offline" (this device has no network), or "unreachable" (the service does not answer). */
export type Connection = "online" | "offline" | "unreachable";

/** The current state. */
export function connectionNow(): Connection {
  if (!onlineManager.isOnline()) return "offline";
  return isReachable ? "online" : "unreachable";
}

/** Subscribes to changes. Returns the unsubscribe function. */
export function watchConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function setReachable(reachable: boolean): void {
  if (isReachable === reachable) return;
  isReachable = reachable;
  for (const listener of listeners) listener();
  if (!reachable) setTimeout(askAgain, AGAIN_MILLISECONDS);
}

// Failed requests are retried as soon as the service responds.
function askAgain(): void {
  void queryClient.fetchQuery({ ...api.session.read.queryOptions(), staleTime: 0, retry: false }).then(
    () => {
      setReachable(true);
      return queryClient.invalidateQueries({ predicate: ({ state }) => state.status === "error" });
    },
    () => setTimeout(askAgain, AGAIN_MILLISECONDS),
  );
}

onlineManager.subscribe(() => {
  for (const listener of listeners) listener();
});
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== "updated") return;
  if (event.action.type === "error" && refusalOf(event.action.error).status === null) setReachable(false);
});
