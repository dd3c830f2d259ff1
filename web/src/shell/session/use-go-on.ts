import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { api } from "../../api/client.ts";
import { isSomebodyElse } from "./ended-session.ts";
import { isAnsweredByService, wayBack } from "./way-back.ts";

/** Runs after a sign-in: clears the previous visitor's cache and opens the page `to`. */
export function useGoOn(): (to: string | undefined) => Promise<void> {
  const queries = useQueryClient();
  const router = useRouter();
  return async (to) => {
    const address = wayBack(to);
    if (isAnsweredByService(address)) return location.assign(address);
    const session = await queries.fetchQuery({ ...api.session.read.queryOptions(), staleTime: 0 });
    if (session.person !== null && isSomebodyElse(session.person.email)) return location.assign(address);
    queries.clear();
    queries.setQueryData(api.session.read.queryKey(), session);
    router.history.replace(address);
  };
}
