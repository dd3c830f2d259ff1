import * as generalWords from "#words/general.ts";
import * as keysWords from "#words/settings/keys.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, client, type Inputs } from "../../api/client.ts";
import { Banner } from "../../components/ui/display/banner.tsx";
import { Checkbox } from "../../components/ui/forms/checkbox.tsx";
import { Field } from "../../components/ui/forms/field.tsx";
import { Input } from "../../components/ui/forms/input.tsx";
import { RadioGroup } from "../../components/ui/forms/radio-group.tsx";
import { Select } from "../../components/ui/forms/select.tsx";
import { useForm } from "../../components/ui/forms/use-form.ts";
import { EXPIRIES, FORM_WORDS, SCOPE_WORDS } from "./key-words.ts";

type Scope = (typeof SCOPE_WORDS)[number]["scope"];
type Form = Inputs["keys"]["make"]["form"];

const NAME_CHARACTERS_MAX = 100;

/** The name, scopes and expiry of a new key. */
export function MakeKeyForm({
  formId,
  onMade,
  onBusy,
}: {
  formId: string;
  onMade: (key: string) => void;
  onBusy: (isBusy: boolean) => void;
}) {
  const queries = useQueryClient();
  const [name, setName] = useState("");
  const [form, setForm] = useState<Form>("b");
  const [scopes, setScopes] = useState<readonly Scope[]>(["projects:read", "projects:write", "files:read", "usage:read"]);
  const [expiry, setExpiry] = useState("90");
  const { isBusy, problem, errorOf, onSubmit } = useForm({
    fields: ["name", "scopes"],
    check: () => ({
      ...(name.trim() === "" ? { name: keysWords.enterName } : {}),
      ...(scopes.length === 0 ? { scopes: keysWords.choosePermission } : {}),
    }),
    submit: async () => {
      const expiresInDays = expiry === "" ? null : Number(expiry);
      const { key } = await client.keys.make.mutate({ name: name.trim(), form, scopes: [...scopes], expiresInDays });
      void queries.invalidateQueries(api.keys.list.queryFilter());
      onMade(key);
    },
  });
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  return (
    <form id={formId} onSubmit={onSubmit} noValidate className="flex flex-col gap-6">
      {problem !== null && <Banner tone="bad">{problem}</Banner>}
      <Field label={generalWords.name} hint={keysWords.nameHint} error={errorOf("name")}>
        <Input
          name="name"
          value={name}
          maxLength={NAME_CHARACTERS_MAX}
          placeholder={keysWords.exampleName}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <ScopeChoice scopes={scopes} onChange={setScopes} error={errorOf("scopes")} />
      <Field label={keysWords.expiration}>
        <Select value={expiry} onChange={(event) => setExpiry(event.target.value)} className="sm:max-w-56">
          {EXPIRIES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <div className="flex flex-col gap-2">
        <p className="text-sm font-medium">{keysWords.apiVersion}</p>
        <RadioGroup label={keysWords.apiVersion} value={form} onChange={setForm} choices={FORM_WORDS} />
      </div>
    </form>
  );
}

function ScopeChoice({
  scopes,
  onChange,
  error,
}: {
  scopes: readonly Scope[];
  onChange: (scopes: readonly Scope[]) => void;
  error: string | null;
}) {
  const toggle = (scope: Scope) => onChange(scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope]);
  return (
    <fieldset className="flex flex-col gap-3" aria-describedby="scopes-error">
      <legend className="mb-3 text-sm font-medium">{keysWords.permissions}</legend>
      {SCOPE_WORDS.map(({ scope, label, hint }) => (
        <Checkbox
          key={scope}
          label={label}
          hint={
            <>
              {hint} <code className="font-mono text-xs">{scope}</code>
            </>
          }
          checked={scopes.includes(scope)}
          onCheckedChange={() => toggle(scope)}
        />
      ))}
      <p id="scopes-error" aria-live="polite" className={error === null ? "sr-only" : "text-sm text-bad"}>
        {error}
      </p>
    </fieldset>
  );
}
