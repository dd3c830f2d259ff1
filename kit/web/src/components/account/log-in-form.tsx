import { FormError } from "@/components/account/form-error";
import { PasswordInput } from "@/components/account/password-input";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { useForm } from "@/hooks/use-form";
import { logIn, whyNoPasswords } from "@/lib/accounts";
import { readForm } from "@/lib/entity";
import { email } from "@/lib/fields/email";
import { readText } from "@/lib/saved";
import { toast } from "@/lib/toast";

const fields = {
  email: email({ label: "E-mail address", required: true, missing: "Enter your e-mail address." }),
};

/** Logs in to an account. */
export function LogInForm() {
  const { errors, handleSubmit } = useForm(
    (form) => {
      const { values, errors: wrong } = readForm(fields, form);
      const password = readText(form.get("password"));
      return {
        values: { ...values, password },
        errors: password === "" ? { ...wrong, password: "Enter your password." } : wrong,
      };
    },
    async (values) => {
      const problem = whyNoPasswords() ?? (await logIn(values));
      if (problem !== null) return { form: problem };
      toast("You are logged in.");
      return null;
    },
  );
  return (
    <form noValidate aria-label="Log in" onSubmit={handleSubmit} className="flex flex-col gap-5">
      <FormError>{errors["form"]}</FormError>
      <FieldInput field={fields.email} name="email" error={errors["email"]} />
      <PasswordInput label="Password" name="password" purpose="current" errors={errors} />
      <Button type="submit">Log in</Button>
    </form>
  );
}
