import * as generalWords from "#words/general.ts";
import * as signInWords from "#words/sign-in.ts";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { client } from "../api/client.ts";
import { Button } from "../components/ui/actions/button.tsx";
import { Banner } from "../components/ui/display/banner.tsx";
import { Field } from "../components/ui/forms/field.tsx";
import { Input } from "../components/ui/forms/input.tsx";
import { useForm } from "../components/ui/forms/use-form.ts";
import { usePageTitle } from "../shell/page/use-page-title.ts";
import { useGoOn } from "../shell/session/use-go-on.ts";
import { useSession } from "../shell/session/use-session.ts";
import { reasonToSignUp } from "./reason-to-sign-in.ts";
import { SignInLayout } from "./sign-in-layout.tsx";
import { NEW_PASSWORD_HINT } from "./new-password-hint.ts";
import { PasswordField } from "./password-field.tsx";

/** Creates an account, if the operator allows it. */
export function SignUpPage() {
  usePageTitle(signInWords.createAnAccount);
  const { isSignUpOpen } = useSession();
  const { to } = useSearch({ from: "/outside" });
  const toSignIn = (text: string) => (
    <Button asChild variant="link">
      <Link to="/sign-in" search={to === undefined ? {} : { to }}>
        {text}
      </Link>
    </Button>
  );
  if (!isSignUpOpen) {
    return (
      <SignInLayout title={signInWords.signUpIsClosed} lead={signInWords.askOperatorThenSignIn}>
        {toSignIn(generalWords.signIn)}
      </SignInLayout>
    );
  }
  return (
    <SignInLayout
      title={signInWords.createAnAccount}
      lead={reasonToSignUp(to) ?? signInWords.whatYouNeed}
      footer={<p>{signInWords.haveAnAccount({ link: toSignIn })}</p>}
    >
      <SignUpForm to={to} />
    </SignInLayout>
  );
}

function SignUpForm({ to }: { to: string | undefined }) {
  const goOn = useGoOn();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { isBusy, problem, errorOf, onSubmit } = useForm({
    fields: ["email", "password"],
    check: () => ({
      ...(/^\S+@\S+\.\S+$/.test(email.trim()) ? {} : { email: signInWords.enterWholeEmail }),
      ...(password === "" ? { password: signInWords.choosePasswordFirst } : {}),
    }),
    submit: async () => {
      await client.session.signUp.mutate({ email: email.trim(), password });
      await goOn(to);
    },
  });
  return (
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
      <PasswordField
        {...{ label: signInWords.password, name: "password", value: password, onChange: setPassword, isNew: true }}
        {...{ hint: NEW_PASSWORD_HINT, error: errorOf("password") }}
      />
      <Button type="submit" variant="primary" isBusy={isBusy} className="h-10 w-full">
        {isBusy ? signInWords.creatingTheAccount : signInWords.createAccount}
      </Button>
    </form>
  );
}
