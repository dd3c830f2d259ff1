import * as generalWords from "#words/general.ts";
import * as endpointWords from "#words/settings/endpoint.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, type Outputs } from "../../../api/client.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { Button } from "../../../components/ui/actions/button.tsx";
import { Badge } from "../../../components/ui/display/badge.tsx";
import { Banner } from "../../../components/ui/display/banner.tsx";
import { CodeBlock } from "../../../components/ui/display/code-block.tsx";
import { Skeleton } from "../../../components/ui/display/skeleton.tsx";
import { TimeAgo } from "../../../components/ui/display/time-ago.tsx";
import { Dialog } from "../../../components/ui/overlays/dialog.tsx";
import { toast } from "../../../components/ui/overlays/toast.ts";
import { stateOf } from "../webhook-words.ts";

type Delivery = Outputs["webhooks"]["delivery"];

/** The details of a delivery: what was sent, and the response to each attempt. */
export function DeliveryDialog({ deliveryId, isEnabled, onClose }: { deliveryId: string; isEnabled: boolean; onClose: () => void }) {
  const queries = useQueryClient();
  const { data, error } = useQuery(api.webhooks.delivery.queryOptions({ deliveryId }));
  const resend = useMutation(
    api.webhooks.resend.mutationOptions({
      // Success is visible in the delivery's own state.
      onError: (refused) => toast(refusalOf(refused).message, { tone: "bad" }),
      onSettled: () => queries.invalidateQueries({ queryKey: api.webhooks.pathKey() }),
    }),
  );
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={data?.type ?? endpointWords.delivery}
      className="sm:max-w-2xl"
      footer={
        <>
          <Button onClick={onClose}>{generalWords.close}</Button>
          <Button
            variant="primary"
            disabled={!isEnabled || data === undefined}
            isBusy={resend.isPending}
            onClick={() => resend.mutate({ deliveryId })}
          >
            {endpointWords.resend}
          </Button>
        </>
      }
    >
      {data === undefined && error === null && <Skeleton className="h-64 w-full rounded-xl" />}
      {data === undefined && error !== null && <Banner tone="bad">{refusalOf(error).message}</Banner>}
      {data !== undefined && <Delivery delivery={data} />}
    </Dialog>
  );
}

function Delivery({ delivery }: { delivery: Delivery }) {
  const { tone, words, isLive } = stateOf(delivery);
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <Badge tone={tone} isLive={isLive}>
          {words}
        </Badge>
        <span>{outcomeOf(delivery)}</span>
      </p>
      <CodeBlock label={endpointWords.bodyOfAttempts} text={JSON.stringify(JSON.parse(delivery.body), null, 2)} />
      {delivery.tries.length === 0 && <p className="text-sm text-ink-soft">{endpointWords.notSentYet}</p>}
      <ol className="flex min-w-0 flex-col gap-6">
        {delivery.tries.toReversed().map((attempt) => (
          <Attempt key={attempt.id} attempt={attempt} />
        ))}
      </ol>
    </div>
  );
}

function outcomeOf({ status, failedBecause, dueAt, createdAt }: Delivery) {
  if (status === "pending" && dueAt !== null) return endpointWords.nextAttempt({ time: <TimeAgo at={dueAt} /> });
  if (failedBecause === "disabled") return endpointWords.disabledBefore;
  if (failedBecause === "exhausted") return endpointWords.allFailed;
  return endpointWords.occurred({ time: <TimeAgo at={createdAt} /> });
}

function Attempt({ attempt }: { attempt: Delivery["tries"][number] }) {
  const { number, answered, error, responseText, requestHeaders, milliseconds, startedAt } = attempt;
  const headers = Object.entries(requestHeaders).map(([name, value]) => `${name}: ${value}`);
  const isGood = answered !== null && answered >= 200 && answered < 300;
  return (
    <li className="flex min-w-0 flex-col gap-3">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium">
        {endpointWords.attempt({ number })}
        <Badge tone={isGood ? "good" : "bad"}>{answered ?? endpointWords.noResponse}</Badge>
        <span className="font-normal text-ink-faint">{endpointWords.attemptTook({ time: <TimeAgo at={startedAt} />, milliseconds })}</span>
      </h3>
      {error !== null && <p className="text-sm text-bad">{error}</p>}
      {headers.length > 0 && <CodeBlock label={endpointWords.headersOf({ attempt: number })} text={headers.join("\n")} />}
      {responseText !== null && responseText !== "" && (
        <CodeBlock label={endpointWords.responseTo({ attempt: number })} text={responseText} className="max-h-80 overflow-y-auto" />
      )}
    </li>
  );
}
