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
        <Banner tone="warn">
          Deliveries fail, for the first time <TimeAgo at={failingSince} />. After five days of nothing but failures the endpoint is
          disabled; look at the deliveries below to see what it answers.
        </Banner>
      )}
      {overlaps && (
        <Banner>
          The former secret signs too, for the last time <TimeAgo at={formerSecretUntil} />. Give your server the new one before that.
        </Banner>
      )}
    </>
  );
}
