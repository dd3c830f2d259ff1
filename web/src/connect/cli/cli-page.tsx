import * as generalWords from "#words/general.ts";
import * as connectWords from "#words/connect.ts";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { refusalOf } from "../../api/refusal.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { Banner } from "../../components/ui/display/banner.tsx";
import { usePageTitle } from "../../shell/page/use-page-title.ts";
import { ConsentFrame } from "../consent-frame.tsx";
import { scopeSentence } from "../scope-sentences.ts";
import { backToCli } from "./cli-request.ts";

const route = getRouteApi("/inside/connect/cli");
const SCOPES = ["projects:read", "projects:write", "files:read", "usage:read", "webhooks:read"];

/** The page that `atelier login` opens: whether the command line on this machine gets an API key. */
export function CliPage() {
  usePageTitle(connectWords.connectCli);
  const { port, state, challenge, name } = route.useSearch();
  const [isDecided, setDecided] = useState(false);
  const { mutate, isPending, error } = useMutation(api.keys.grantToCli.mutationOptions({ onSuccess: ({ code }) => leave({ code }) }));
  if (port === null || state === null || challenge === null || name === null) {
    return (
      <ConsentFrame title={connectWords.connectCli}>
        <Banner tone="bad">{connectWords.incompleteAddress}</Banner>
      </ConsentFrame>
    );
  }
  const back = { port, state };
  function leave(outcome: { code: string } | { error: string }) {
    setDecided(true);
    location.assign(backToCli(back, outcome));
  }
  if (isDecided) return <ConsentFrame title={connectWords.done} lead={connectWords.goBackToTerminal} />;
  return (
    <ConsentFrame title={connectWords.connectCliQuestion} lead={connectWords.cliAsks({ name })}>
      <div className="flex flex-col gap-5">
        {error !== null && <Banner tone="bad">{refusalOf(error).message}</Banner>}
        <section className="flex flex-col gap-3">
          <h2 className="text-sm font-semibold">{connectWords.itMay}</h2>
          <ul className="flex flex-col gap-2">
            {SCOPES.map((scope) => (
              <li key={scope} className="flex items-start gap-2.5 text-sm leading-5 text-pretty">
                <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
                {scopeSentence(scope)}
              </li>
            ))}
          </ul>
          <p className="text-sm leading-5 text-pretty text-ink-soft">{connectWords.limitsOfCliKey}</p>
        </section>
        <div className="flex flex-col gap-2.5 sm:flex-row-reverse">
          <Button
            variant="primary"
            className="h-10 w-full sm:flex-1"
            isBusy={isPending}
            disabled={isPending}
            onClick={() => mutate({ challenge, name })}
          >
            {connectWords.allow}
          </Button>
          <Button className="h-10 w-full sm:flex-1" disabled={isPending} onClick={() => leave({ error: "access_denied" })}>
            {generalWords.cancel}
          </Button>
        </div>
      </div>
    </ConsentFrame>
  );
}
