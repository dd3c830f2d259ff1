import { api, type Outputs } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";

/** Takes what the service wrote into the page of who is signed in, so that the first page need not ask. */
export function takeToldSession(): void {
  const told = document.querySelector<HTMLMetaElement>("meta[name=session]")?.content ?? "";
  if (told.startsWith("{")) queryClient.setQueryData(api.session.read.queryKey(), parseTold(told));
}

// The service writes here what its procedure session.read answers (src/doors/console/session/tell-session.ts).
const parseTold = (told: string): Outputs["session"]["read"] => JSON.parse(told);
