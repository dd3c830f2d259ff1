import { useSuspenseQuery } from "@tanstack/react-query";
import { api, type Outputs } from "../../api/client.ts";

/** The signed-in user (`person` null: none), and whether sign-up is open. Loaded before the first page is shown. */
export function useSession(): Outputs["session"]["read"] {
  return useSuspenseQuery(api.session.read.queryOptions()).data;
}
