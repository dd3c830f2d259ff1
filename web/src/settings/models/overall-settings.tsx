import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, client } from "../../api/client.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { Banner } from "../../components/ui/display/banner.tsx";
import { TitledCard } from "../../components/ui/display/card.tsx";
import { Field } from "../../components/ui/forms/field.tsx";
import { Input } from "../../components/ui/forms/input.tsx";
import { Select } from "../../components/ui/forms/select.tsx";
import { useForm } from "../../components/ui/forms/use-form.ts";
import { toast } from "../../components/ui/overlays/toast.ts";
import { dollarsInWords } from "../../components/dollars-in-words.ts";
import type { ModelOverview } from "./model-words.ts";
import { readAmount } from "./read-amount.ts";

/** The default model, the monthly limit, and what was spent this month. */
export function OverallSettings({ overview }: { overview: ModelOverview }) {
  return (
    <section aria-labelledby="all-models" className="flex flex-col gap-4">
      <h2 id="all-models" className="text-base font-semibold">
        All models
      </h2>
      {overview.notice !== null && <Banner tone="warn">{overview.notice}</Banner>}
      <Defaults overview={overview} />
      <Spending overview={overview} />
    </section>
  );
}

function Defaults({ overview: { defaultModel, monthlyLimit, offered } }: { overview: ModelOverview }) {
  const queries = useQueryClient();
  const [model, setModel] = useState(defaultModel ?? "");
  const [limit, setLimit] = useState(monthlyLimit === null ? "" : String(monthlyLimit));
  const amount = readAmount(limit);
  const { isBusy, problem, errorOf, onSubmit } = useForm({
    fields: ["defaultModel", "monthlyLimit"],
    check: () => (Number.isNaN(amount) ? { monthlyLimit: "Enter an amount in US dollars, such as 20, or nothing." } : {}),
    submit: async () => {
      await client.modelSettings.change.mutate({ defaultModel: model === "" ? null : model, monthlyLimit: amount });
      void queries.invalidateQueries({ queryKey: api.modelSettings.overview.queryKey() });
      void queries.invalidateQueries({ queryKey: api.models.pathKey() });
      toast("Saved. It applies from the next build on.");
    },
  });
  const isKept = model === "" || offered.some(({ id }) => id === model);
  return (
    <form onSubmit={onSubmit} noValidate>
      <TitledCard
        title="Default and limit"
        description="The default is used where nobody chose a model. Once this month’s calls have cost as much as the limit, only models that cost nothing are used until the next month."
        footer={
          <>
            <span>The limit is checked before each call.</span>
            <Button type="submit" size="sm" variant="primary" isBusy={isBusy}>
              Save
            </Button>
          </>
        }
      >
        {problem !== null && <Banner tone="bad">{problem}</Banner>}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Default model" error={errorOf("defaultModel")}>
            <Select name="defaultModel" value={model} onChange={(event) => setModel(event.target.value)}>
              <option value="">The best that the plan includes</option>
              {offered.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              {!isKept && <option value={model}>{model} (not offered at the moment)</option>}
            </Select>
          </Field>
          <Field label="Monthly limit in US dollars" hint="Empty for no limit." error={errorOf("monthlyLimit")}>
            <Input
              {...{ name: "monthlyLimit", inputMode: "decimal", autoComplete: "off", placeholder: "No limit" }}
              value={limit}
              maxLength={12}
              onChange={(event) => setLimit(event.target.value)}
            />
          </Field>
        </div>
      </TitledCard>
    </form>
  );
}

function Spending({ overview: { spent, monthlyLimit, renewsAt, spending } }: { overview: ModelOverview }) {
  const until = new Date(renewsAt).toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
  const most = Math.max(monthlyLimit ?? 0, spent, 0.01);
  return (
    <TitledCard title="This month" description={`All accounts together, until ${until} (UTC).`}>
      <p className="text-2xl leading-8 font-semibold tracking-tight tabular-nums">
        {dollarsInWords(spent)}
        {monthlyLimit !== null && <span className="text-base font-normal text-ink-soft"> of {dollarsInWords(monthlyLimit)}</span>}
      </p>
      {monthlyLimit !== null && (
        <div aria-hidden className="h-1.5 rounded-full bg-subtle">
          <div className="h-full rounded-full bg-accent" style={{ width: `${Math.min(100, (spent / most) * 100)}%` }} />
        </div>
      )}
      {spending.length > 0 && (
        <ul className="flex flex-col gap-2">
          {spending.map(({ provider, model, calls, spent: cost }) => (
            <li key={`${provider}/${model}`} className="flex items-baseline justify-between gap-4 text-sm">
              <span className="min-w-0 wrap-anywhere">{model}</span>
              <span className="shrink-0 text-ink-soft tabular-nums">
                {dollarsInWords(cost)}, {calls.toLocaleString("en")} {calls === 1 ? "call" : "calls"}
              </span>
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
