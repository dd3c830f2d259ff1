import * as generalWords from "#words/general.ts";
import * as modelsWords from "#words/settings/models.ts";
import { useEffect, useState } from "react";
import { Banner } from "../../components/ui/display/banner.tsx";
import { Field } from "../../components/ui/forms/field.tsx";
import { Input } from "../../components/ui/forms/input.tsx";
import { RadioGroup } from "../../components/ui/forms/radio-group.tsx";
import { type FormState, useForm } from "../../components/ui/forms/use-form.ts";
import { PROVIDER_KINDS, type ProviderKind } from "./model-words.ts";
import { readAmount } from "./read-amount.ts";
import { useConnect } from "./use-connect.ts";

const EMPTY = { name: "", baseUrl: "", key: "", model: "", input: "", output: "" };
type Typed = typeof EMPTY;

/** A new provider: which one, its address where it needs one, and its key. */
export function ProviderForm({ formId, onBusy }: { formId: string; onBusy: (isBusy: boolean) => void }) {
  const connect = useConnect();
  const [kind, setKind] = useState<ProviderKind>("anthropic");
  const [typed, setTyped] = useState(EMPTY);
  const isServer = kind === "compatible";
  const { name, baseUrl, key, model } = typed;
  const hasModel = isServer && model.trim() !== "";
  const [input, output] = [readAmount(typed.input), readAmount(typed.output)];
  const form = useForm({
    fields: ["name", "baseUrl", "key", "input", "output"],
    check: () => ({
      ...(isServer && name.trim() === "" ? { name: modelsWords.enterName } : {}),
      ...(isServer && baseUrl.trim() === "" ? { baseUrl: modelsWords.enterAddress } : {}),
      ...(!isServer && key.trim() === "" ? { key: modelsWords.enterKey } : {}),
      ...(hasModel && !isAmount(input) ? { input: modelsWords.priceMissing } : {}),
      ...(hasModel && !isAmount(output) ? { output: modelsWords.priceMissing } : {}),
    }),
    submit: () =>
      connect({
        kind,
        name,
        baseUrl: isServer ? baseUrl : null,
        key: key.trim() === "" ? null : key,
        model: hasModel ? { name: model.trim(), price: { input: input ?? 0, output: output ?? 0 } } : null,
      }),
  });
  const { isBusy, problem, errorOf, onSubmit } = form;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  const write = (changes: Partial<Typed>) => setTyped({ ...typed, ...changes });
  return (
    <form id={formId} onSubmit={onSubmit} noValidate className="flex flex-col gap-6">
      {problem !== null && <Banner tone="bad">{problem}</Banner>}
      <RadioGroup
        label={modelsWords.provider}
        value={kind}
        onChange={setKind}
        choices={PROVIDER_KINDS}
        className="sm:grid sm:grid-cols-3 sm:[&>:last-child]:col-span-3"
      />
      {isServer && <ServerFields typed={typed} onWrite={write} errorOf={errorOf} />}
      <Field label={isServer ? modelsWords.keyOptional : modelsWords.key} hint={keyHint(kind)} error={errorOf("key")}>
        <Input
          {...{ name: "key", type: "password", autoComplete: "off", spellCheck: false }}
          value={key}
          maxLength={1_000}
          onChange={(event) => write({ key: event.target.value })}
        />
      </Field>
      {isServer && <UnlistedModel typed={typed} onWrite={write} errorOf={errorOf} />}
    </form>
  );
}

const isAmount = (amount: number | null): boolean => amount !== null && !Number.isNaN(amount);

function keyHint(kind: ProviderKind): string {
  const keyAt = PROVIDER_KINDS.find(({ value }) => value === kind)?.keyAt ?? null;
  if (keyAt === null) return modelsWords.keyNotNeeded;
  return modelsWords.keyCreatedAt({ place: keyAt });
}

function ServerFields({
  typed: { name, baseUrl },
  onWrite,
  errorOf,
}: { typed: Typed; onWrite: (changes: Partial<Typed>) => void } & Pick<FormState, "errorOf">) {
  return (
    <>
      <Field label={generalWords.name} hint={modelsWords.nameHint} error={errorOf("name")}>
        <Input
          name="name"
          value={name}
          maxLength={60}
          placeholder={modelsWords.exampleName}
          onChange={(event) => onWrite({ name: event.target.value })}
        />
      </Field>
      <Field label={modelsWords.address} hint={modelsWords.addressHint} error={errorOf("baseUrl")}>
        <Input
          {...{ name: "baseUrl", type: "url", inputMode: "url", autoComplete: "off", spellCheck: false }}
          value={baseUrl}
          maxLength={500}
          placeholder={modelsWords.exampleAddress}
          onChange={(event) => onWrite({ baseUrl: event.target.value })}
        />
      </Field>
    </>
  );
}

/** A model of a server that has no list of them, with its price. */
function UnlistedModel({
  typed: { model, input, output },
  onWrite,
  errorOf,
}: { typed: Typed; onWrite: (changes: Partial<Typed>) => void } & Pick<FormState, "errorOf">) {
  return (
    <>
      <Field label={modelsWords.modelOptional} hint={modelsWords.modelHint}>
        <Input
          {...{ name: "model", autoComplete: "off", spellCheck: false }}
          value={model}
          maxLength={300}
          onChange={(event) => onWrite({ model: event.target.value })}
        />
      </Field>
      {model.trim() !== "" && (
        <div className="grid grid-cols-2 gap-3">
          <Field label={modelsWords.inputPrice} error={errorOf("input")}>
            <Input inputMode="decimal" value={input} maxLength={12} onChange={(event) => onWrite({ input: event.target.value })} />
          </Field>
          <Field label={modelsWords.outputPrice} error={errorOf("output")}>
            <Input inputMode="decimal" value={output} maxLength={12} onChange={(event) => onWrite({ output: event.target.value })} />
          </Field>
        </div>
      )}
    </>
  );
}
