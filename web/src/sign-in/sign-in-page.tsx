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
import { endedFor } from "../shell/session/ended-session.ts";
import { reasonToSignIn } from "./reason-to-sign-in.ts";
import { SignInLayout } from "./sign-in-layout.tsx";
import { PasswordField } from "./password-field.tsx";

/** Signs in and continues to the requested page. */
export function SignInPage() {
  usePageTitle(generalWords.signIn);
  const { isSignUpOpen } = useSession();
  const { to, why } = useSearch({ from: "/outside" });
  const reason = reasonToSignIn({ to, why });
  const goOn = useGoOn();
  const [email, setEmail] = useState(endedFor);
  const [password, setPassword] = useState("");
  const { isBusy, problem, errorOf, onSubmit } = useForm({
    fields: ["email", "password"],
    check: () => ({
      ...(email.trim() === "" ? { email: signInWords.enterYourEmail } : {}),
      ...(password === "" ? { password: signInWords.enterYourPassword } : {}),
    }),
    submit: async () => {
      await client.session.signIn.mutate({ email: email.trim(), password });
      await goOn(to);
    },
  });
  return (
    <SignInLayout
      title={generalWords.signIn}
      lead={reason ?? undefined}
      footer={
        isSignUpOpen ? (
          <p>{signInWords.newHere({ link: (text) => <TextLink to="/sign-up" search={to === undefined ? {} : { to }} words={text} /> })}</p>
        ) : (
          <p>{signInWords.askOperator}</p>
        )
      }
    >
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
        {problem !== null && <Banner tone="bad">{problem}</Banner>}
        <Field label={signInWords.email} error={errorOf("email")}>
          <Input
            name="email"
            type="email"
            autoComplete="username"
            autoFocus={email === ""}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <div className="flex flex-col gap-1.5">
          <PasswordField
            label={signInWords.password}
            name="password"
            value={password}
            onChange={setPassword}
            isNew={false}
            error={errorOf("password")}
          />
          <p className="text-sm">
            <TextLink to="/reset" words={signInWords.forgotYourPassword} />
          </p>
        </div>
        <Button type="submit" variant="primary" isBusy={isBusy} className="h-10 w-full">
          {isBusy ? signInWords.signingIn : generalWords.signIn}
        </Button>
      </form>
    </SignInLayout>
  );
}

function TextLink({ to, search, words }: { to: "/sign-up" | "/reset"; search?: { to?: string }; words: string }) {
  return (
    <Button asChild variant="link">
      <Link to={to} {...(search === undefined ? {} : { search })}>
        {words}
      </Link>
    </Button>
  );
}
