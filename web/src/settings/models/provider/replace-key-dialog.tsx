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
    check: () => (key.trim() === "" ? { key: "Paste the new key." } : {}),
    submit: async () => {
      await client.modelSettings.replaceKey.mutate({ providerId, key });
      void queries.invalidateQueries({ queryKey: api.modelSettings.providers.queryKey() });
      toast("The new key is used from now on.");
      onReplaced();
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`The key of ${name}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM_ID} variant="primary" isBusy={isBusy}>
            {isBusy ? "Checking the key" : "Use this key"}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={onSubmit} noValidate className="flex flex-col gap-6">
        {problem !== null && <Banner tone="bad">{problem}</Banner>}
        <Field label="New key" hint="It is checked before the present one is replaced." error={errorOf("key")}>
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
