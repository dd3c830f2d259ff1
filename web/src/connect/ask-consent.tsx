import * as generalWords from "#words/general.ts";
import * as connectWords from "#words/connect.ts";
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
  const name = client.name ?? connectWords.unnamedApp;
  if (isDecided) {
    return (
      <ConsentFrame
        title={connectWords.done}
        lead={client.name === null ? connectWords.goBackToUnnamedApp : connectWords.goBackToApp({ name })}
      >
        <p className="text-sm text-ink-soft">{connectWords.whereAppsAreListed}</p>
      </ConsentFrame>
    );
  }
  return (
    <ConsentFrame title={connectWords.connectApp({ name })} lead={<WhoAsks client={client} redirect={redirect} />}>
      <div className="flex flex-col gap-5">
        {problem !== null && <Banner tone="bad">{problem}</Banner>}
        <section className="flex flex-col gap-3">
          <h2 className="text-sm font-semibold">{connectWords.itMay}</h2>
          <ul className="flex flex-col gap-2">
            {scopes.map((scope) => (
              <li key={scope} className="flex items-start gap-2.5 text-sm leading-5 text-pretty">
                <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
                {scopeSentence(scope)}
              </li>
            ))}
          </ul>
          <p className="text-sm leading-5 text-pretty text-ink-soft">
            {staysConnected ? connectWords.limitsOfLongConnection : connectWords.limitsOfShortConnection}
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
            {connectWords.allow}
          </Button>
          <Button className="h-10 w-full sm:flex-1" isBusy={pending === false} disabled={pending !== null} onClick={() => decide(false)}>
            {generalWords.cancel}
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
