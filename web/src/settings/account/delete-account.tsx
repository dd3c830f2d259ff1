import * as accountWords from "#words/settings/account.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Outputs } from "../../api/client.ts";
import { refusalOf } from "../../api/refusal.ts";
import { Banner } from "../../components/ui/display/banner.tsx";
import { Field } from "../../components/ui/forms/field.tsx";
import { Input } from "../../components/ui/forms/input.tsx";
import { AlertDialog } from "../../components/ui/overlays/alert-dialog.tsx";
import { PasswordField } from "../../sign-in/password-field.tsx";

/** Deletes the account after confirmation by e-mail and password. */
export function DeleteAccount({ account, onClose }: { account: Outputs["account"]["read"]; onClose: () => void }) {
  const queries = useQueryClient();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { mutate, isPending, error } = useMutation(
    api.account.remove.mutationOptions({
      onSuccess: () => {
        queries.clear();
        sessionStorage.clear();
        location.assign("/");
      },
    }),
  );
  const refusal = error === null ? null : refusalOf(error);
  const field = refusal?.facts["field"];
  const errorOf = (name: string): string | null => (field === name ? (refusal?.message ?? null) : null);
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={accountWords.deleteQuestion}
      description={<p>{accountWords.deleteWarning}</p>}
      action={isPending ? accountWords.deletingTheAccount : accountWords.deleteEverything}
      isBusy={isPending}
      isDisabled={email.trim() === "" || (account.hasPassword && password === "")}
      onConfirm={() => mutate({ email: email.trim(), password: account.hasPassword ? password : null })}
    >
      <div className="flex flex-col gap-5">
        {refusal !== null && field !== "email" && field !== "current" && <Banner tone="bad">{refusal.message}</Banner>}
        <Field label={accountWords.typeToConfirm({ email: account.email })} error={errorOf("email")}>
          <Input autoComplete="off" value={email} onChange={(event) => setEmail(event.target.value)} />
        </Field>
        {account.hasPassword && (
          <PasswordField
            label={accountWords.yourPassword}
            name="password"
            value={password}
            onChange={setPassword}
            isNew={false}
            error={errorOf("current")}
          />
        )}
      </div>
    </AlertDialog>
  );
}
