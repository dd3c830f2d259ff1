import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { refusalOf } from "../../api/refusal.ts";

/** Calls `onEnded` when the current session is no longer valid: it was ended elsewhere, or has expired. */
export function watchSession(queries: QueryClient, onEnded: () => void): void {
  const look = (error: unknown): void => {
    if (error === null || error === undefined || refusalOf(error).status !== 401) return;
    const key = api.session.read.queryKey();
    const session = queries.getQueryData(key);
    if (session === undefined || session.person === null) return;
    queries.setQueryData(key, { ...session, person: null });
    onEnded();
  };
  queries.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") look(event.action.error);
  });
  queries.getMutationCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") look(event.action.error);
  });
}
