// A one-time link carries its token after the #, which browsers never send to a server. The token is submitted once,
// and removed from the URL first, so that it stays out of the history.
import * as signInWords from "#words/sign-in.ts";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { client } from "../api/client.ts";
import { refusalOf } from "../api/refusal.ts";
import { Button } from "../components/ui/actions/button.tsx";
import { Banner } from "../components/ui/display/banner.tsx";
import { Spinner } from "../components/ui/display/spinner.tsx";
import { usePageTitle } from "../shell/page/use-page-title.ts";
import { useGoOn } from "../shell/session/use-go-on.ts";
import { SignInLayout } from "./sign-in-layout.tsx";
import { takeToken } from "./take-token.ts";

/** Signs in with the one-time link that the service printed. */
export function EnterPage() {
  usePageTitle(signInWords.signInWithALink);
  const goOn = useGoOn();
  const [problem, setProblem] = useState<string | null>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const token = takeToken();
    if (token === "") return setProblem(signInWords.linkIncomplete);
    client.session.enter.mutate({ token }).then(
      () => goOn("/"),
      (error: unknown) => setProblem(refusalOf(error).message),
    );
  });
  return (
    <SignInLayout title={signInWords.signInWithALink}>
      {problem === null ? (
        <Spinner>{signInWords.signingYouIn}</Spinner>
      ) : (
        <div className="flex flex-col items-start gap-5">
          <Banner tone="bad">{problem}</Banner>
          <Button asChild>
            <Link to="/sign-in">{signInWords.signInWithAPassword}</Link>
          </Button>
        </div>
      )}
    </SignInLayout>
  );
}
