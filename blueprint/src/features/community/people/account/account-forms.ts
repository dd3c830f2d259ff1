// The forms of accounts in the generated app: log in, sign up, and another password.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";

/** The forms, each in a file of its own. */
export function accountFormModules(): ModuleSource[] {
  return [
    { path: "src/features/account/PasswordField.tsx", library: true, parts: [{ name: "PasswordField", code: passwordField }] },
    { path: "src/features/account/OwnLogInForm.tsx", library: true, parts: [{ name: "OwnLogInForm", code: logInForm }] },
    { path: "src/features/account/OwnSignUpForm.tsx", library: true, parts: [{ name: "OwnSignUpForm", code: signUpForm }] },
    { path: "src/features/account/ChangePasswordForm.tsx", library: true, parts: [{ name: "ChangePasswordForm", code: changeForm }] },
    {
      path: "src/features/account/PasswordField.tsx",
      library: true,
      parts: [{ name: "newPassword", comment: "A new password that was typed twice.", code: newPassword }],
    },
  ];
}

const passwordField = code`
  function PasswordField({ purpose, ...field }: @FieldProps & { purpose: "new-password" | "current-password" }) {
    const id = @useId();
    const [isShown, setIsShown] = @useState(false);
    return (
      <@Field id={id} field={field}>
        <div className="flex items-center gap-1">
          <input {...@controlProps(id, field)} type={isShown ? "text" : "password"} autoComplete={purpose} />
          <button
            type="button"
            className="icon-button"
            aria-label={\`\${isShown ? "Hide" : "Show"}: \${field.label}\`}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <@EyeOffIcon className="size-5" /> : <@EyeIcon className="size-5" />}
          </button>
        </div>
      </@Field>
    );
  }`;

const newPassword = code`
  function newPassword(form: @FormReading): string {
    const password = String(form.data.get("password") ?? "");
    if (password.length < 8) form.errors.password = "Choose a password of at least 8 characters.";
    else if (password !== form.data.get("repeated")) form.errors.repeated = "The two passwords differ.";
    return password;
  }`;

const logInForm = code`
  function OwnLogInForm() {
    const [errors, setErrors] = @useState<@FieldErrors>({});

    async function submit(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form: @FormReading = { data: new FormData(event.currentTarget), errors: {} };
      const email = @formEmail(form, "email") || @requiredText(form, "email", "Enter your e-mail address.");
      const password = String(form.data.get("password") ?? "");
      if (password === "") form.errors.password = "Enter your password.";
      const isRight = Object.keys(form.errors).length === 0;
      const problem = isRight ? (@whyNoPasswords() ?? (await @logIn({ email, password }))) : null;
      if (problem !== null) form.errors.form = problem;
      setErrors(form.errors);
      if (isRight && problem === null) @showNotice({ message: "You are logged in." });
    }

    return (
      <form noValidate aria-label="Log in" onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {errors.form !== undefined && (
          <p role="alert" className="font-medium text-danger">
            {errors.form}
          </p>
        )}
        <@TextField label="E-mail address" name="email" type="email" required error={errors.email} />
        <@PasswordField label="Password" name="password" purpose="current-password" required error={errors.password} />
        <button type="submit" className="button button-primary">
          Log in
        </button>
      </form>
    );
  }`;

const signUpForm = code`
  function OwnSignUpForm() {
    const [errors, setErrors] = @useState<@FieldErrors>({});

    async function submit(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form: @FormReading = { data: new FormData(event.currentTarget), errors: {} };
      const name = @requiredText(form, "name", "Enter your name.");
      const email = @formEmail(form, "email") || @requiredText(form, "email", "Enter your e-mail address.");
      const password = @newPassword(form);
      const isRight = Object.keys(form.errors).length === 0;
      const problem = isRight ? (@whyNoPasswords() ?? (await @signUp({ name, email, password }))) : null;
      if (problem !== null) form.errors.form = problem;
      setErrors(form.errors);
      if (isRight && problem === null) @showNotice({ message: \`Welcome, \${name}. Your account is ready.\` });
    }

    return (
      <form noValidate aria-label="Sign up" onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {errors.form !== undefined && (
          <p role="alert" className="font-medium text-danger">
            {errors.form}
          </p>
        )}
        <@TextField label="Name" name="name" required error={errors.name} />
        <@TextField label="E-mail address" name="email" type="email" required error={errors.email} />
        <@PasswordField label="Password" name="password" purpose="new-password" required hint="At least 8 characters" error={errors.password} />
        <@PasswordField label="Repeat the password" name="repeated" purpose="new-password" required error={errors.repeated} />
        <button type="submit" className="button button-primary">
          Create account
        </button>
      </form>
    );
  }`;

const changeForm = code`
  function ChangePasswordForm({ account }: { account: @Stored<@OwnAccount> }) {
    const [errors, setErrors] = @useState<@FieldErrors>({});
    const [isChanged, setIsChanged] = @useState(false);

    async function submit(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const element = event.currentTarget;
      const form: @FormReading = { data: new FormData(element), errors: {} };
      const next = @newPassword(form);
      const present = String(form.data.get("present") ?? "");
      if (present === "") form.errors.present = "Enter the password that you have now.";
      else if (Object.keys(form.errors).length === 0 && !(await @changePassword(account, { present, next }))) {
        form.errors.present = "This is not the password of your account.";
      }
      const isRight = Object.keys(form.errors).length === 0;
      setErrors(form.errors);
      setIsChanged(isRight);
      if (isRight) element.reset();
    }

    return (
      <form noValidate aria-label="Change your password" onSubmit={(event) => void submit(event)} className="card flex flex-col gap-5 p-6 sm:p-8">
        <h2 className="section-title">Change your password</h2>
        <div className="grid gap-5 sm:grid-cols-3">
          <@PasswordField label="Present password" name="present" purpose="current-password" required error={errors.present} />
          <@PasswordField label="New password" name="password" purpose="new-password" required error={errors.password} />
          <@PasswordField label="Repeat the new password" name="repeated" purpose="new-password" required error={errors.repeated} />
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <button type="submit" className="button button-quiet">
            Change password
          </button>
          <p role="status" className="font-semibold">
            {isChanged && "Your password is changed."}
          </p>
        </div>
      </form>
    );
  }`;
