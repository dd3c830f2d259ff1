import * as costWords from "#words/editor/cost.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api, type Inputs, type Outputs } from "../../../api/client.ts";
import { amountWords, balanceWords } from "./amount-words.ts";

type Estimate = Outputs["models"]["estimate"];

/**
 * What the next build will roughly cost, how many credits are left, and why models are left out. `isShort`: the amounts
 * alone. `model` null: the one of `auto`. It is read anew wherever it is shown, because every build changes the balance.
 */
export function CostHint({
  model,
  kind,
  isShort = false,
}: {
  model: string | null;
  kind: Inputs["models"]["estimate"]["kind"];
  isShort?: boolean;
}) {
  const { data } = useQuery(api.models.estimate.queryOptions({ model, kind }, { staleTime: 0, placeholderData: keepPreviousData }));
  if (data === undefined) return null;
  const source = sourceWords(data);
  if (isShort)
    return (
      <>
        <span data-tip={source === "" ? undefined : source}>{amountWords(data)}</span> · <Balance estimate={data} />
      </>
    );
  const amount = { amount: amountWords(data), model: data.model.name };
  return (
    <span>
      {source === "" ? costWords.withModel(amount) : costWords.withModelAs({ ...amount, source })} · <Balance estimate={data} />
      {data.notice !== null && ` · ${data.notice}`}
    </span>
  );
}

function Balance({ estimate }: { estimate: Estimate }) {
  const { words, isLow } = balanceWords(estimate);
  return (
    <Link
      to="/settings/usage"
      data-tip={isLow ? costWords.maybeTooFew : costWords.yourCredits}
      className={`rounded-sm whitespace-nowrap underline-offset-4 hover:underline ${isLow ? "font-medium text-warn" : ""}`}
    >
      {words}
      {isLow && <span className="sr-only">{costWords.maybeTooFewSpoken}</span>}
    </Link>
  );
}

function sourceWords({ builds, model, credits }: Estimate): string {
  if (model.category === "free" || credits.to === 0) return "";
  return builds === 0 ? costWords.estimatedFromPrice : costWords.asInLastBuilds({ count: builds });
}
