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
      ...(isServer && name.trim() === "" ? { name: "Enter a name, such as Workshop." } : {}),
      ...(isServer && baseUrl.trim() === "" ? { baseUrl: "Enter the address of the server." } : {}),
      ...(!isServer && key.trim() === "" ? { key: "Paste the key that the provider gave you." } : {}),
      ...(hasModel && !isAmount(input) ? { input: PRICE_MISSING } : {}),
      ...(hasModel && !isAmount(output) ? { output: PRICE_MISSING } : {}),
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
        label="Provider"
        value={kind}
        onChange={setKind}
        choices={PROVIDER_KINDS}
        className="sm:grid sm:grid-cols-3 sm:[&>:last-child]:col-span-3"
      />
      {isServer && <ServerFields typed={typed} onWrite={write} errorOf={errorOf} />}
      <Field label={isServer ? "Key (optional)" : "Key"} hint={keyHint(kind)} error={errorOf("key")}>
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

const PRICE_MISSING = "Enter what a million tokens cost; 0 if nothing.";
const isAmount = (amount: number | null): boolean => amount !== null && !Number.isNaN(amount);

function keyHint(kind: ProviderKind): string {
  const keyAt = PROVIDER_KINDS.find(({ value }) => value === kind)?.keyAt ?? null;
  if (keyAt === null) return "Leave it empty if the server needs none.";
  return `You create one at ${keyAt}. It is stored encrypted and never shown again.`;
}

function ServerFields({
  typed: { name, baseUrl },
  onWrite,
  errorOf,
}: { typed: Typed; onWrite: (changes: Partial<Typed>) => void } & Pick<FormState, "errorOf">) {
  return (
    <>
      <Field label="Name" hint="Shown to everyone who chooses one of its models." error={errorOf("name")}>
        <Input name="name" value={name} maxLength={60} placeholder="Workshop" onChange={(event) => onWrite({ name: event.target.value })} />
      </Field>
      <Field label="Address" hint="It usually ends in /v1. In a container, localhost is the container itself." error={errorOf("baseUrl")}>
        <Input
          {...{ name: "baseUrl", type: "url", inputMode: "url", autoComplete: "off", spellCheck: false }}
          value={baseUrl}
          maxLength={500}
          placeholder="http://192.168.1.20:1234/v1"
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
      <Field label="Model (optional)" hint="Only for a server that does not list its models. You choose among the others afterwards.">
        <Input
          {...{ name: "model", autoComplete: "off", spellCheck: false }}
          value={model}
          maxLength={300}
          onChange={(event) => onWrite({ model: event.target.value })}
        />
      </Field>
      {model.trim() !== "" && (
        <div className="grid grid-cols-2 gap-3">
          <Field label="Input, US$" error={errorOf("input")}>
            <Input inputMode="decimal" value={input} maxLength={12} onChange={(event) => onWrite({ input: event.target.value })} />
          </Field>
          <Field label="Output, US$" error={errorOf("output")}>
            <Input inputMode="decimal" value={output} maxLength={12} onChange={(event) => onWrite({ output: event.target.value })} />
          </Field>
        </div>
      )}
    </>
  );
}
