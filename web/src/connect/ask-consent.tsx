import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useState } from "react";
import { api } from "../api/client.ts";
import { refusalOf } from "../api/refusal.ts";
import { Button } from "../components/ui/actions/button.tsx";
import { Banner } from "../components/ui/display/banner.tsx";
import type { Consent } from "./consent.ts";
import { ConsentFrame } from "./consent-frame.tsx";
import { OtherAccount } from "./other-account.tsx";
import { scopeSentence } from "./scope-sentences.ts";
import { WhoAsks } from "./who-asks.tsx";

/** Asks whether an app may act for the shown account, and redirects the browser with the decision. */
export function AskConsent({ requestId, consent }: { requestId: string; consent: Consent }) {
  const { client, redirect, scopes, staysConnected, account } = consent;
  const { decide, pending, problem, isDecided } = useDecision(requestId, account.id);
  const name = client.name ?? "Unnamed app";
  if (isDecided) {
    return (
      <ConsentFrame title="Done" lead={`Go back to ${client.name ?? "the app"}. You can close this page.`}>
        <p className="text-sm text-ink-soft">Connected apps are listed under Settings → Integrations.</p>
      </ConsentFrame>
    );
  }
  return (
    <ConsentFrame title={`Connect ${name}?`} lead={<WhoAsks client={client} redirect={redirect} />}>
      <div className="flex flex-col gap-5">
        {problem !== null && <Banner tone="bad">{problem}</Banner>}
        <section className="flex flex-col gap-3">
          <h2 className="text-sm font-semibold">It will be allowed to</h2>
          <ul className="flex flex-col gap-2">
            {scopes.map((scope) => (
              <li key={scope} className="flex items-start gap-2.5 text-sm leading-5 text-pretty">
                <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
                {scopeSentence(scope)}
              </li>
            ))}
          </ul>
          <p className="text-sm leading-5 text-pretty text-ink-soft">
            It cannot delete projects or see your password and keys.{" "}
            {staysConnected
              ? "It stays connected until you remove it in the settings, or 30 days after it was last used."
              : "It stays connected for half an hour."}
          </p>
        </section>
        <OtherAccount email={account.email} requestId={requestId} />
        <div className="flex flex-col gap-2.5 sm:flex-row-reverse">
          <Button
            variant="primary"
            className="h-10 w-full sm:flex-1"
            isBusy={pending === true}
            disabled={pending !== null}
            onClick={() => decide(true)}
          >
            Allow
          </Button>
          <Button className="h-10 w-full sm:flex-1" isBusy={pending === false} disabled={pending !== null} onClick={() => decide(false)}>
            Cancel
          </Button>
        </div>
      </div>
    </ConsentFrame>
  );
}

interface Deciding {
  decide(isAllowed: boolean): void;
  /** The decision being submitted; null if none. */
  pending: boolean | null;
  problem: string | null;
  isDecided: boolean;
}

function useDecision(requestId: string, accountId: string): Deciding {
  const queries = useQueryClient();
  const [isDecided, setDecided] = useState(false);
  const { mutate, isPending, variables, error } = useMutation(
    api.connections.decide.mutationOptions({
      onSuccess: ({ goOn }) => {
        setDecided(true);
        location.assign(goOn);
      },
      // Another account may be signed in by now, so the request is read again.
      onError: () => queries.invalidateQueries({ queryKey: api.connections.request.queryKey({ requestId }) }),
    }),
  );
  return {
    decide: (isAllowed) => mutate({ requestId, accountId, isAllowed }),
    pending: isPending ? variables.isAllowed : null,
    problem: error === null ? null : refusalOf(error).message,
    isDecided,
  };
}
