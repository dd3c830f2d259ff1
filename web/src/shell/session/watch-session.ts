import { hashKey, type QueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { refusalOf } from "../../api/refusal.ts";

/** Calls `onEnded` when the current session is no longer valid: it was ended elsewhere, or has expired. */
export function watchSession(queries: QueryClient, onEnded: (email: string) => void): void {
  const key = api.session.read.queryKey();
  let email = queries.getQueryData(key)?.person?.email ?? null;
  // What is read of the session is noticed at once, and a request that was refused without one.
  const follow = (): void => {
    const session = queries.getQueryData(key);
    if (session === undefined) return;
    const former = email;
    email = session.person?.email ?? null;
    if (former !== null && email === null) onEnded(former);
  };
  const look = (error: unknown): void => {
    if (error === null || error === undefined || refusalOf(error).status !== 401) return;
    const session = queries.getQueryData(key);
    if (session !== undefined && session.person !== null) queries.setQueryData(key, { ...session, person: null });
  };
  queries.getQueryCache().subscribe((event) => {
    if (event.type === "removed" && event.query.queryHash === hashKey(key)) email = null;
    if (event.type !== "updated") return;
    if (event.action.type === "error") look(event.action.error);
    if (event.action.type === "success") follow();
  });
  queries.getMutationCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") look(event.action.error);
  });
}
