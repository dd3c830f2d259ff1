import * as providerWords from "#words/settings/provider.ts";
import { useId, useState } from "react";
import { Button } from "../../../components/ui/actions/button.tsx";
import { Banner } from "../../../components/ui/display/banner.tsx";
import { Card } from "../../../components/ui/display/card.tsx";
import { Field } from "../../../components/ui/forms/field.tsx";
import { Input } from "../../../components/ui/forms/input.tsx";
import type { ProviderDetails } from "../model-words.ts";
import { ModelRow } from "./model-row.tsx";
import { useOffer } from "./use-offer.ts";

const SHOWN_MAX = 40;
const SEARCHED_FROM = 12;

/** All models of a provider: which of them are offered, for what, to which plan and at which price. */
export function ModelOffer({ provider }: { provider: ProviderDetails }) {
  const { drafts, isChanged, isSaving, problem, change, save } = useOffer(provider);
  const [sought, setSought] = useState("");
  const id = useId();
  const fits = (text: string) => text.toLowerCase().includes(sought.trim().toLowerCase());
  const found = drafts.filter(({ model, name, isOffered }) => isOffered || fits(model) || fits(name));
  const shown = found.slice(0, SHOWN_MAX);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id={id} className="text-base font-semibold">
          {providerWords.models}
        </h2>
        {drafts.length >= SEARCHED_FROM && (
          <Field label={providerWords.findAModel} isLabelHidden className="w-full sm:w-64">
            <Input
              type="search"
              placeholder={providerWords.findAModel}
              value={sought}
              onChange={(event) => setSought(event.target.value)}
            />
          </Field>
        )}
      </div>
      <p className="text-sm text-ink-soft">{providerWords.modelsText}</p>
      {problem !== null && <Banner tone="bad">{problem}</Banner>}
      <Card className="overflow-hidden">
        {drafts.length === 0 && <p className="p-5 text-sm text-ink-soft">{providerWords.noModels}</p>}
        <ul>
          {shown.map((draft) => (
            <ModelRow key={draft.model} providerId={provider.id} draft={draft} onChange={(changes) => change(draft.model, changes)} />
          ))}
        </ul>
        {found.length > shown.length && (
          <p className="border-t border-line p-5 text-sm text-ink-soft">
            {providerWords.moreModels({ count: found.length - shown.length })}
          </p>
        )}
        {drafts.length > 0 && (
          <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-paper px-5 py-3 text-sm text-ink-soft sm:px-6">
            <span>
              {isChanged ? providerWords.notSaved : providerWords.offered({ count: drafts.filter(({ isOffered }) => isOffered).length })}
            </span>
            <Button size="sm" variant="primary" disabled={!isChanged} isBusy={isSaving} onClick={save}>
              {providerWords.saveModels}
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
}
