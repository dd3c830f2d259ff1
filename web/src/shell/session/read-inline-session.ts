import { api, type Outputs } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";

/** Reads the session that the service wrote into the page, so that the first page needs no request. */
export function readInlineSession(): void {
  const inline = document.querySelector<HTMLMetaElement>("meta[name=session]")?.content ?? "";
  if (inline.startsWith("{")) queryClient.setQueryData(api.session.read.queryKey(), parseSession(inline));
}

// The service writes the response of its procedure session.read here (src/entrypoints/console/session/describe-session.ts).
const parseSession = (inline: string): Outputs["session"]["read"] => JSON.parse(inline);
