import * as endpointWords from "#words/settings/endpoint.ts";
import { Banner } from "../../../components/ui/display/banner.tsx";
import { TimeAgo } from "../../../components/ui/display/time-ago.tsx";
import { DISABLED_WORDS, type Endpoint } from "../webhook-words.ts";

/** The notices about an endpoint: why it is disabled, that it is failing, or that two secrets sign. */
export function EndpointNotice({ endpoint: { status, disabledBecause, failingSince, formerSecretUntil } }: { endpoint: Endpoint }) {
  const overlaps = formerSecretUntil !== null && new Date(formerSecretUntil).getTime() > Date.now();
  return (
    <>
      {status === "disabled" && (
        <Banner tone={disabledBecause === "owner" ? "warn" : "bad"}>{DISABLED_WORDS[disabledBecause ?? "owner"]}</Banner>
      )}
      {status === "enabled" && failingSince !== null && (
        <Banner tone="warn">{endpointWords.failingSince({ time: <TimeAgo at={failingSince} /> })}</Banner>
      )}
      {overlaps && <Banner>{endpointWords.previousSecretUntil({ time: <TimeAgo at={formerSecretUntil} /> })}</Banner>}
    </>
  );
}
