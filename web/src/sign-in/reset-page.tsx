import * as signInWords from "#words/sign-in.ts";
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
    <Link to="/sign-in">{signInWords.backToSignIn}</Link>
  </Button>
);

/** Requests a password reset link; when opened by such a link, sets the new password. */
export function ResetPage() {
  usePageTitle(signInWords.setANewPassword);
  const [token] = useState(takeToken);
  const { sendsMail } = useSession();
  if (token !== "") return <SetPassword token={token} />;
  if (sendsMail) return <AskForLink />;
  return (
    <SignInLayout title={signInWords.setANewPassword} footer={back}>
      <div className="flex flex-col gap-4 text-base leading-7 text-ink-soft">
        <p>{signInWords.noMail}</p>
        <p>{signInWords.operatorTypes}</p>
        <CodeBlock label={signInWords.operatorCommand} text={RESET_COMMAND} />
        <p>{signInWords.ownerTypes}</p>
        <CodeBlock label={signInWords.ownerCommand} text={OWNER_COMMAND} />
      </div>
    </SignInLayout>
  );
}

function AskForLink() {
  const [email, setEmail] = useState("");
  const [isAsked, setAsked] = useState(false);
  const { isBusy, problem, errorOf, onSubmit } = useForm({
    fields: ["email"],
    check: () => (email.trim() === "" ? { email: signInWords.enterYourEmail } : {}),
    submit: async () => {
      await client.session.requestReset.mutate({ email: email.trim() });
      setAsked(true);
    },
  });
  if (isAsked) {
    return (
      <SignInLayout title={signInWords.checkYourEmail} footer={back}>
        <Banner tone="good">{signInWords.linkSent({ email: email.trim() })}</Banner>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={signInWords.setANewPassword} lead={signInWords.weWillEmailLink} footer={back}>
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
        {problem !== null && <Banner tone="bad">{problem}</Banner>}
        <Field label={signInWords.email} error={errorOf("email")}>
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
          {isBusy ? signInWords.sendingTheLink : signInWords.sendTheLink}
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
    check: () => (password === "" ? { password: signInWords.choosePasswordFirst } : {}),
    submit: async () => {
      await client.session.resetPassword.mutate({ token, password });
      await goOn("/");
    },
  });
  return (
    <SignInLayout title={signInWords.chooseANewPassword} lead={signInWords.othersSignedOut} footer={back}>
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
        {problem !== null && <Banner tone="bad">{problem}</Banner>}
        <PasswordField
          {...{ label: signInWords.newPassword, name: "password", value: password, onChange: setPassword, isNew: true }}
          {...{ hint: NEW_PASSWORD_HINT, error: errorOf("password") }}
        />
        <Button type="submit" variant="primary" isBusy={isBusy} className="h-10 w-full">
          {isBusy ? signInWords.settingThePassword : signInWords.setThePassword}
        </Button>
      </form>
    </SignInLayout>
  );
}
