import { useSuspenseQuery } from "@tanstack/react-query";
import { api, type Outputs } from "../../api/client.ts";

/** Who is signed in (`person` null: nobody), and whether people may sign up. It is read before the first page is shown. */
export function useSession(): Outputs["session"]["read"] {
  return useSuspenseQuery(api.session.read.queryOptions()).data;
}
