// The connection to the service. While it is lost, the service is asked every second; what has failed meanwhile is
// requested again as soon as it answers.
import { onlineManager } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";
import { isServiceReachable, noteReachable, watchReachable } from "../../api/reachability.ts";
import { AGAIN_MILLISECONDS } from "../../api/until-reached.ts";

const listeners = new Set<() => void>();

/** "online", "offline" (this device has no network), or "unreachable" (the service does not answer). */
export type Connection = "online" | "offline" | "unreachable";

/** The current state. */
export function connectionNow(): Connection {
  if (!onlineManager.isOnline()) return "offline";
  return isServiceReachable() ? "online" : "unreachable";
}

/** Subscribes to changes. Returns the unsubscribe function. */
export function watchConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks whether the service answers: for what does not notice by itself, such as a stream of events that has ended. */
export function checkConnection(): void {
  void queryClient.fetchQuery({ ...api.session.read.queryOptions(), staleTime: 0, retry: false }).then(
    () => noteReachable(true),
    () => {
      if (!isServiceReachable()) checkLater();
    },
  );
}

let waiting: ReturnType<typeof setTimeout> | undefined;

function checkLater(): void {
  clearTimeout(waiting);
  waiting = setTimeout(checkConnection, AGAIN_MILLISECONDS);
}

const tell = (): void => {
  for (const listener of listeners) listener();
};

onlineManager.subscribe(tell);
watchReachable((isReachable) => {
  tell();
  if (isReachable) void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === "error" });
  else checkLater();
});
