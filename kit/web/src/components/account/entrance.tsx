import { Link, useSearchParams } from "react-router";
import { Page } from "@/components/layout/page";
import { Card } from "@/components/ui/card";
import { FormError } from "@/components/account/form-error";
import { PasswordInput } from "@/components/account/password-input";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { useForm } from "@/hooks/use-form";
import { logIn, PASSWORD_MIN, passwordErrors, signUp, whyNoPasswords } from "@/lib/accounts";
import { readForm } from "@/lib/entity";
import { email } from "@/lib/fields/email";
import { readText } from "@/lib/saved";
import { toast } from "@/lib/toast";
import { text } from "@/lib/fields/text";

const TABS = [
  { title: "Log in", path: "/account" },
  { title: "Sign up", path: "/account?form=sign-up" },
] as const;

/** The forms for someone who is not logged in; the URL says which one is shown. */
export function Entrance() {
  const [params] = useSearchParams();
  const shown = params.get("form") === "sign-up" ? "Sign up" : "Log in";
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6">
      <Page title={shown}>
        <Card className="gap-6">
          <nav aria-label="Log in or sign up" className="flex gap-1 rounded-md bg-muted p-1">
            {TABS.map(({ title, path }) => (
              <Link
                key={path}
                to={path}
                aria-current={title === shown ? "page" : undefined}
                className="flex-1 rounded-md px-4 py-2.5 text-center text-sm font-semibold aria-[current=page]:bg-card"
              >
                {title}
              </Link>
            ))}
          </nav>
          {shown === "Sign up" ? <SignUpForm /> : <LogInForm />}
          <p className="text-sm text-muted-foreground">
            Accounts of this demonstration live in this browser only: nothing is sent anywhere, and
            the password is kept as a salted hash.
          </p>
        </Card>
      </Page>
    </div>
  );
}

const logInFields = {
  email: email({ label: "E-mail address", required: true, missing: "Enter your e-mail address." }),
};

/** Logs in to an account. */
function LogInForm() {
  const { errors, handleSubmit } = useForm(
    (form) => {
      const { values, errors: wrong } = readForm(logInFields, form);
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
      <FieldInput field={logInFields.email} name="email" error={errors["email"]} />
      <PasswordInput label="Password" name="password" purpose="current" errors={errors} />
      <Button type="submit">Log in</Button>
    </form>
  );
}

const signUpFields = {
  name: text({ label: "Name", required: true, missing: "Enter your name." }),
  ...logInFields,
};

/** Opens an account. */
function SignUpForm() {
  const { errors, handleSubmit } = useForm(
    (form) => {
      const { values, errors: wrong } = readForm(signUpFields, form);
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
      <FieldInput field={signUpFields.name} name="name" error={errors["name"]} />
      <FieldInput field={signUpFields.email} name="email" error={errors["email"]} />
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
