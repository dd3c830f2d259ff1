import * as providerWords from "#words/settings/provider.ts";
import type { ComponentProps } from "react";
import { Badge } from "../../../components/ui/display/badge.tsx";
import { Checkbox } from "../../../components/ui/forms/checkbox.tsx";
import { Field } from "../../../components/ui/forms/field.tsx";
import { Input } from "../../../components/ui/forms/input.tsx";
import { Select } from "../../../components/ui/forms/select.tsx";
import { PLANS, priceInWords } from "../model-words.ts";
import { TestModel } from "./test-model.tsx";
import type { Draft } from "./use-offer.ts";

/** A model: whether it is offered, and if so for what, to whom and at which price. */
export function ModelRow({
  providerId,
  draft,
  onChange,
}: {
  providerId: string;
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}) {
  const { model, name, isOffered, isListed, publishedPrice, needsPrice } = draft;
  const price =
    publishedPrice === null ? (needsPrice ? providerWords.priceNotPublished : providerWords.onYourOwnServer) : priceInWords(publishedPrice);
  const hint = [name === model ? null : model, windowInWords(draft), price].filter((one) => one !== null).join(" · ");
  return (
    <li className="flex flex-col gap-4 border-b border-line p-5 last:border-0">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0 wrap-anywhere">
          <Checkbox label={name} hint={hint} checked={isOffered} onCheckedChange={(checked) => onChange({ isOffered: checked === true })} />
        </div>
        {isOffered && !isListed && <Badge tone="warn">{providerWords.notListed}</Badge>}
      </div>
      {isOffered && <Details draft={draft} onChange={onChange} />}
      {isOffered && <TestModel providerId={providerId} model={model} name={name} />}
    </li>
  );
}

function windowInWords({ contextWindow }: Draft): string | null {
  return contextWindow === null ? null : providerWords.reads({ tokens: contextWindow });
}

function Details({ draft, onChange }: { draft: Draft; onChange: (changes: Partial<Draft>) => void }) {
  const { name, category, minPlan, publishedPrice } = draft;
  return (
    <div role="group" aria-label={name} className="grid grid-cols-2 gap-x-3 gap-y-4 sm:pl-7 lg:grid-cols-5">
      <Field label={providerWords.writes}>
        <Select value={category} onChange={({ target }) => onChange({ category: target.value === "paid" ? "paid" : "fast" })}>
          <option value="fast">{providerWords.blueprint}</option>
          <option value="paid">{providerWords.code}</option>
        </Select>
      </Field>
      <Field label={providerWords.smallestPlan}>
        <Select
          value={minPlan}
          onChange={({ target }) => onChange({ minPlan: PLANS.find(({ value }) => value === target.value)?.value ?? "business" })}
        >
          {PLANS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {publishedPrice === null && <Unpublished draft={draft} onChange={onChange} />}
    </div>
  );
}

/** What is published about well-known models, and has to be said about others. */
function Unpublished({ draft, onChange }: { draft: Draft; onChange: (changes: Partial<Draft>) => void }) {
  const { inputPrice, outputPrice, window, seesPictures } = draft;
  return (
    <>
      <Field label={providerWords.inputPrice}>
        <Amount value={inputPrice} placeholder="0" onChange={({ target }) => onChange({ inputPrice: target.value })} />
      </Field>
      <Field label={providerWords.outputPrice}>
        <Amount value={outputPrice} placeholder="0" onChange={({ target }) => onChange({ outputPrice: target.value })} />
      </Field>
      <Field label={providerWords.contextTokens}>
        <Amount value={window} placeholder="8192" onChange={({ target }) => onChange({ window: target.value })} />
      </Field>
      <div className="col-span-full">
        <Checkbox
          label={providerWords.seesPictures}
          checked={seesPictures}
          onCheckedChange={(checked) => onChange({ seesPictures: checked === true })}
        />
      </div>
    </>
  );
}

function Amount(props: ComponentProps<typeof Input>) {
  return <Input inputMode="decimal" autoComplete="off" maxLength={12} {...props} />;
}
