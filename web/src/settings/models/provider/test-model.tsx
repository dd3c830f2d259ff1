import * as providerWords from "#words/settings/provider.ts";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { Button } from "../../../components/ui/actions/button.tsx";
import { Banner } from "../../../components/ui/display/banner.tsx";
import { dollarsInWords } from "../../../components/dollars-in-words.ts";

/** Asks a model one question, and shows its answer, how long it took and what it cost. */
export function TestModel({ providerId, model, name }: { providerId: string; model: string; name: string }) {
  const { mutate, data, error, isPending } = useMutation(api.modelSettings.test.mutationOptions());
  const seconds = data?.outcome === "answer" ? data.milliseconds / 1000 : 0;
  return (
    <div className="flex flex-col gap-3 sm:pl-7">
      <Button size="sm" className="self-start" isBusy={isPending} onClick={() => mutate({ providerId, model })}>
        {isPending ? providerWords.waitingForItsAnswer : providerWords.test}
        <span className="sr-only"> {name}</span>
      </Button>
      {error !== null && <Banner tone="bad">{refusalOf(error).message}</Banner>}
      {data?.outcome === "failed" && <Banner tone="bad">{data.message}</Banner>}
      {data?.outcome === "answer" && (
        <Banner tone="good">
          <span className="flex flex-col gap-1">
            <q className="text-ink">{data.text}</q>
            <span>
              {data.microDollars > 0
                ? providerWords.answeredInFor({ seconds, dollars: dollarsInWords(data.microDollars / 1_000_000) })
                : providerWords.answeredIn({ seconds })}
            </span>
          </span>
        </Banner>
      )}
      {data?.outcome === "answer" && data.warning !== null && <Banner tone="bad">{data.warning}</Banner>}
    </div>
  );
}
