import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { client } from "../api/client.ts";
import { Button } from "../components/ui/actions/button.tsx";
import { CodeBlock } from "../components/ui/display/code-block.tsx";
import { Banner } from "../components/ui/display/banner.tsx";
import { Field } from "../components/ui/forms/field.tsx";
import { Input } from "../components/ui/forms/input.tsx";
import { useForm } from "../components/ui/forms/use-form.ts";
import { usePageTitle } from "../shell/page/use-page-title.ts";
import { useGoOn } from "../shell/session/use-go-on.ts";
import { useSession } from "../shell/session/use-session.ts";
import { SignInLayout } from "./sign-in-layout.tsx";
import { NEW_PASSWORD_HINT } from "./new-password-hint.ts";
import { PasswordField } from "./password-field.tsx";
import { takeToken } from "./take-token.ts";

// The commands of src/entrypoints/admin/account-commands.ts.
const RESET_COMMAND = "npm run admin -- reset-link you@example.com";
const OWNER_COMMAND = "npm run admin -- owner-link";

const back = (
  <Button asChild variant="link">
    <Link to="/sign-in">Back to sign in</Link>
  </Button>
);

/** Requests a password reset link; when opened by such a link, sets the new password. */
export function ResetPage() {
  usePageTitle("Set a new password");
  const [token] = useState(takeToken);
  const { sendsMail } = useSession();
  if (token !== "") return <SetPassword token={token} />;
  if (sendsMail) return <AskForLink />;
  return (
    <SignInLayout title="Set a new password" footer={back}>
      <div className="flex flex-col gap-4 text-base leading-7 text-ink-soft">
        <p>This service cannot send e-mail. Ask the person who runs it for a link, and open it within an hour.</p>
        <p>They type this in the folder of Atelier, with your e-mail address, while the service runs:</p>
        <CodeBlock label="Command for the operator" text={RESET_COMMAND} />
        <p>It prints the link, which works once. For their own account they type:</p>
        <CodeBlock label="Command for the owner’s own account" text={OWNER_COMMAND} />
      </div>
    </SignInLayout>
  );
}

function AskForLink() {
  const [email, setEmail] = useState("");
  const [isAsked, setAsked] = useState(false);
  const { isBusy, problem, errorOf, onSubmit } = useForm({
    fields: ["email"],
    check: () => (email.trim() === "" ? { email: "Enter your e-mail address." } : {}),
    submit: async () => {
      await client.session.requestReset.mutate({ email: email.trim() });
      setAsked(true);
    },
  });
  if (isAsked) {
    return (
      <SignInLayout title="Check your e-mail" footer={back}>
        <Banner tone="good">If {email.trim()} has an account, we have sent a link. It works once.</Banner>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title="Set a new password" lead="We will e-mail you a link to set a new one." footer={back}>
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
        {problem !== null && <Banner tone="bad">{problem}</Banner>}
        <Field label="E-mail" error={errorOf("email")}>
          <Input
            name="email"
            type="email"
            autoComplete="username"
            autoFocus
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" isBusy={isBusy} className="h-10 w-full">
          {isBusy ? "Sending the link" : "Send the link"}
        </Button>
      </form>
    </SignInLayout>
  );
}

function SetPassword({ token }: { token: string }) {
  const [password, setPassword] = useState("");
  const goOn = useGoOn();
  const { isBusy, problem, errorOf, onSubmit } = useForm({
    fields: ["password"],
    check: () => (password === "" ? { password: "Choose a password." } : {}),
    submit: async () => {
      await client.session.resetPassword.mutate({ token, password });
      await goOn("/");
    },
  });
  return (
    <SignInLayout title="Choose a new password" lead="All other browsers will be signed out." footer={back}>
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
        {problem !== null && <Banner tone="bad">{problem}</Banner>}
        <PasswordField
          {...{ label: "New password", name: "password", value: password, onChange: setPassword, isNew: true }}
          {...{ hint: NEW_PASSWORD_HINT, error: errorOf("password") }}
        />
        <Button type="submit" variant="primary" isBusy={isBusy} className="h-10 w-full">
          {isBusy ? "Setting the password" : "Set the password"}
        </Button>
      </form>
    </SignInLayout>
  );
}
