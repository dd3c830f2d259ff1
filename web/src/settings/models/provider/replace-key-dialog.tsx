import * as generalWords from "#words/general.ts";
import * as providerWords from "#words/settings/provider.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, client } from "../../../api/client.ts";
import { Button } from "../../../components/ui/actions/button.tsx";
import { Banner } from "../../../components/ui/display/banner.tsx";
import { Field } from "../../../components/ui/forms/field.tsx";
import { Input } from "../../../components/ui/forms/input.tsx";
import { useForm } from "../../../components/ui/forms/use-form.ts";
import { Dialog } from "../../../components/ui/overlays/dialog.tsx";
import { toast } from "../../../components/ui/overlays/toast.ts";
import type { ProviderDetails } from "../model-words.ts";

const FORM_ID = "provider-key";

/** Replaces the key of a provider, once the provider has accepted the new one. */
export function ReplaceKeyDialog({
  provider: { id: providerId, name },
  onClose,
  onReplaced,
}: {
  provider: ProviderDetails;
  onClose: () => void;
  onReplaced: () => void;
}) {
  const queries = useQueryClient();
  const [key, setKey] = useState("");
  const { isBusy, problem, errorOf, onSubmit } = useForm({
    fields: ["key"],
    check: () => (key.trim() === "" ? { key: providerWords.pasteTheNewKey } : {}),
    submit: async () => {
      await client.modelSettings.replaceKey.mutate({ providerId, key });
      void queries.invalidateQueries({ queryKey: api.modelSettings.providers.queryKey() });
      toast(providerWords.keyReplaced);
      onReplaced();
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={providerWords.keyOf({ name })}
      footer={
        <>
          <Button onClick={onClose}>{generalWords.cancel}</Button>
          <Button type="submit" form={FORM_ID} variant="primary" isBusy={isBusy}>
            {isBusy ? providerWords.checkingTheKey : providerWords.useThisKey}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={onSubmit} noValidate className="flex flex-col gap-6">
        {problem !== null && <Banner tone="bad">{problem}</Banner>}
        <Field label={providerWords.newKey} hint={providerWords.newKeyHint} error={errorOf("key")}>
          <Input
            {...{ name: "key", type: "password", autoComplete: "off", spellCheck: false }}
            value={key}
            maxLength={1_000}
            onChange={(event) => setKey(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
