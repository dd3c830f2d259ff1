import * as generalWords from "#words/general.ts";
import * as securityWords from "#words/settings/security.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { api, client } from "../../api/client.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { Banner } from "../../components/ui/display/banner.tsx";
import { TitledCard } from "../../components/ui/display/card.tsx";
import { Skeleton } from "../../components/ui/display/skeleton.tsx";
import { useForm } from "../../components/ui/forms/use-form.ts";
import { toast } from "../../components/ui/overlays/toast.ts";
import { NEW_PASSWORD_HINT } from "../../sign-in/new-password-hint.ts";
import { PasswordField } from "../../sign-in/password-field.tsx";

/** Changes the password, or sets the first one. */
export function PasswordCard() {
  const { data } = useQuery(api.account.read.queryOptions());
  if (data === undefined) return <Skeleton className="h-72 w-full rounded-xl" />;
  return <PasswordForm key={String(data.hasPassword)} hasPassword={data.hasPassword} email={data.email} />;
}

function PasswordForm({ hasPassword, email }: { hasPassword: boolean; email: string }) {
  const queries = useQueryClient();
  const formId = useId();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const { isBusy, problem, errorOf, onSubmit } = useForm({
    fields: ["current", "password"],
    check: () => ({
      ...(hasPassword && current === "" ? { current: securityWords.enterYourCurrentPassword } : {}),
      ...(next === "" ? { password: securityWords.enterANewPassword } : {}),
    }),
    submit: async () => {
      await client.account.changePassword.mutate({ current: hasPassword ? current : null, next });
      setCurrent("");
      setNext("");
      toast(hasPassword ? securityWords.yourPasswordWasChanged : securityWords.yourPasswordWasSet, { tone: "good" });
      await queries.invalidateQueries({ queryKey: api.account.pathKey() });
    },
  });
  return (
    <TitledCard
      title={securityWords.password}
      description={hasPassword ? undefined : securityWords.noPasswordYet}
      footer={
        <>
          <span>{securityWords.othersSignedOut}</span>
          <Button type="submit" form={formId} variant="primary" size="sm" isBusy={isBusy}>
            {isBusy ? generalWords.saving : hasPassword ? securityWords.changePassword : securityWords.setPassword}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate className="flex max-w-sm flex-col gap-5">
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        {problem !== null && <Banner tone="bad">{problem}</Banner>}
        {hasPassword && (
          <PasswordField
            label={securityWords.currentPassword}
            name="current"
            value={current}
            onChange={setCurrent}
            isNew={false}
            error={errorOf("current")}
          />
        )}
        <PasswordField
          {...{ label: securityWords.newPassword, name: "password", value: next, onChange: setNext, isNew: true }}
          {...{ hint: NEW_PASSWORD_HINT, error: errorOf("password") }}
        />
      </form>
    </TitledCard>
  );
}
