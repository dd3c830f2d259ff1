import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api, type Inputs, type Outputs } from "../../../api/client.ts";
import { amountWords } from "./amount-words.ts";

type Estimate = Outputs["models"]["estimate"];

/** What the next build will roughly cost, and why models are left out. `isShort`: the amount alone. `model` null: the one of `auto`. */
export function CostHint({
  model,
  kind,
  isShort = false,
}: {
  model: string | null;
  kind: Inputs["models"]["estimate"]["kind"];
  isShort?: boolean;
}) {
  const { data } = useQuery(api.models.estimate.queryOptions({ model, kind }, { staleTime: 60_000, placeholderData: keepPreviousData }));
  if (data === undefined) return null;
  const source = sourceWords(data);
  if (isShort) return <span data-tip={source === "" ? undefined : source}>{amountWords(data)}</span>;
  const words = `${amountWords(data)} with ${data.model.name}${source === "" ? "" : `, ${source}`}.`;
  return <span>{data.notice === null ? words : `${words} ${data.notice}`}</span>;
}

function sourceWords({ builds, model, credits }: Estimate): string {
  if (model.category === "free" || credits.to === 0) return "";
  return builds === 0 ? "estimated from its price" : `as in its last ${builds} builds here`;
}
