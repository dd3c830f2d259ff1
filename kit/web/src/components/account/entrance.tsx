import { Link, useSearchParams } from "react-router";
import { LogInForm } from "@/components/account/log-in-form";
import { SignUpForm } from "@/components/account/sign-up-form";
import { Page } from "@/components/layout/page";
import { Card } from "@/components/ui/card";

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
