import { api } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";

/** Who is signed in, asked once; null when nobody is. */
export async function personOf(): Promise<{ email: string } | null> {
  return (await queryClient.ensureQueryData(api.session.read.queryOptions())).person;
}
