import { useState } from "react";
import { PasswordInput } from "@/components/account/password-input";
import { SectionTitle } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useForm } from "@/hooks/use-form";
import { type Account, changePassword, passwordErrors } from "@/lib/accounts";
import { readText } from "@/lib/saved";
import type { Stored } from "@/lib/store";

/** Changes the password of an account for someone who knows it. */
export function ChangePasswordForm({ account }: { account: Stored<Account> }) {
  const [isChanged, setIsChanged] = useState(false);
  const { errors, handleSubmit } = useForm(
    (form) => {
      const [present, password, repeated] = ["present", "password", "repeated"].map((name) =>
        readText(form.get(name)),
      );
      const values = { present: present ?? "", password: password ?? "" };
      const wrong = passwordErrors(values.password, repeated ?? "");
      return {
        values,
        errors:
          values.present === ""
            ? { ...wrong, present: "Enter the password that you have now." }
            : wrong,
      };
    },
    async (values) => {
      const isRight = await changePassword(account, values);
      setIsChanged(isRight);
      return isRight ? null : { present: "This is not the password of your account." };
    },
  );
  return (
    <Card>
      <form
        noValidate
        aria-label="Change your password"
        onSubmit={handleSubmit}
        className="flex flex-col gap-5"
      >
        <SectionTitle>Change your password</SectionTitle>
        <div className="grid gap-5 sm:grid-cols-3">
          <PasswordInput
            label="Present password"
            name="present"
            purpose="current"
            errors={errors}
          />
          <PasswordInput label="New password" name="password" purpose="new" errors={errors} />
          <PasswordInput
            label="Repeat the new password"
            name="repeated"
            purpose="new"
            errors={errors}
          />
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="outline">
            Change password
          </Button>
          <p role="status" className="font-semibold">
            {isChanged && Object.keys(errors).length === 0 && "Your password is changed."}
          </p>
        </div>
      </form>
    </Card>
  );
}
