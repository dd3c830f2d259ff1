import { FormError } from "@/components/account/form-error";
import { PasswordInput } from "@/components/account/password-input";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { useForm } from "@/hooks/use-form";
import { PASSWORD_MIN, passwordErrors, signUp, whyNoPasswords } from "@/lib/accounts";
import { readForm } from "@/lib/entity";
import { email } from "@/lib/fields/email";
import { text } from "@/lib/fields/text";
import { readText } from "@/lib/saved";
import { toast } from "@/lib/toast";

const fields = {
  name: text({ label: "Name", required: true, missing: "Enter your name." }),
  email: email({ label: "E-mail address", required: true, missing: "Enter your e-mail address." }),
};

/** Opens an account. */
export function SignUpForm() {
  const { errors, handleSubmit } = useForm(
    (form) => {
      const { values, errors: wrong } = readForm(fields, form);
      const password = readText(form.get("password"));
      return {
        values: { ...values, password },
        errors: { ...wrong, ...passwordErrors(password, readText(form.get("repeated"))) },
      };
    },
    async (values) => {
      const problem = whyNoPasswords() ?? (await signUp(values));
      if (problem !== null) return { form: problem };
      toast(`Welcome, ${values.name}. Your account is ready.`);
      return null;
    },
  );
  return (
    <form noValidate aria-label="Sign up" onSubmit={handleSubmit} className="flex flex-col gap-5">
      <FormError>{errors["form"]}</FormError>
      <FieldInput field={fields.name} name="name" error={errors["name"]} />
      <FieldInput field={fields.email} name="email" error={errors["email"]} />
      <PasswordInput
        label="Password"
        name="password"
        purpose="new"
        description={`At least ${PASSWORD_MIN} characters`}
        errors={errors}
      />
      <PasswordInput label="Repeat the password" name="repeated" purpose="new" errors={errors} />
      <Button type="submit">Create account</Button>
    </form>
  );
}
