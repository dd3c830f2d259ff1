import { api } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";

/** The signed-in user, requested once; null if there is none. */
export async function personOf(): Promise<{ email: string } | null> {
  return (await queryClient.ensureQueryData(api.session.read.queryOptions())).person;
}
