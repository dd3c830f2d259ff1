import * as generalWords from "#words/general.ts";
import * as modelsWords from "#words/settings/models.ts";
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
        {modelsWords.allModels}
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
    check: () => (Number.isNaN(amount) ? { monthlyLimit: modelsWords.enterAmount } : {}),
    submit: async () => {
      await client.modelSettings.change.mutate({ defaultModel: model === "" ? null : model, monthlyLimit: amount });
      void queries.invalidateQueries({ queryKey: api.modelSettings.overview.queryKey() });
      void queries.invalidateQueries({ queryKey: api.models.pathKey() });
      toast(modelsWords.saved);
    },
  });
  const isKept = model === "" || offered.some(({ id }) => id === model);
  return (
    <form onSubmit={onSubmit} noValidate>
      <TitledCard
        title={modelsWords.defaultAndLimit}
        description={modelsWords.defaultsText}
        footer={
          <>
            <span>{modelsWords.limitText}</span>
            <Button type="submit" size="sm" variant="primary" isBusy={isBusy}>
              {generalWords.save}
            </Button>
          </>
        }
      >
        {problem !== null && <Banner tone="bad">{problem}</Banner>}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={modelsWords.defaultModel} error={errorOf("defaultModel")}>
            <Select name="defaultModel" value={model} onChange={(event) => setModel(event.target.value)}>
              <option value="">{modelsWords.bestOfPlan}</option>
              {offered.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              {!isKept && <option value={model}>{modelsWords.notOffered({ model })}</option>}
            </Select>
          </Field>
          <Field label={modelsWords.monthlyLimitInUsDollars} hint={modelsWords.limitHint} error={errorOf("monthlyLimit")}>
            <Input
              {...{ name: "monthlyLimit", inputMode: "decimal", autoComplete: "off", placeholder: modelsWords.noLimit }}
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
  const most = Math.max(monthlyLimit ?? 0, spent, 0.01);
  return (
    <TitledCard title={modelsWords.thisMonth} description={modelsWords.allAccountsUntil({ date: renewsAt })}>
      <p className="text-2xl leading-8 font-semibold tracking-tight tabular-nums">
        {monthlyLimit === null
          ? dollarsInWords(spent)
          : modelsWords.spentOfLimit({
              spent: dollarsInWords(spent),
              limit: dollarsInWords(monthlyLimit),
              faint: (text) => <span className="text-base font-normal text-ink-soft">{text}</span>,
            })}
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
              <span className="shrink-0 text-ink-soft tabular-nums">{modelsWords.costOfCalls({ cost: dollarsInWords(cost), calls })}</span>
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
