// The page of an account in the generated app, and the way to it in the bar.
import { code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";

/** The page under `/account`: the forms for someone unknown, else the profile. */
export const accountPage = new Reference("OwnAccountPage", "src/features/account/OwnAccountPage.tsx");

/** The link in the bar: "Log in", or the name of the person. */
export const accountLink = new Reference("OwnAccountLink", "src/features/account/OwnAccountLink.tsx");

/** The files of both. */
export function accountPageModules(): ModuleSource[] {
  return [
    {
      path: accountPage.from,
      library: true,
      parts: [
        { name: accountPage.name, code: pageCode },
        { name: "AccountEntrance", code: entranceCode },
      ],
    },
    { path: accountLink.from, library: true, parts: [{ name: accountLink.name, code: linkCode }] },
  ];
}

const pageCode = code`
  function ${accountPage}() {
    const account = @useAccount();
    const navigate = @useNavigate();
    if (!account) return <@AccountEntrance />;

    function leave() {
      @logOut();
      void navigate("/account");
    }

    return (
      <>
        <@PageHeading title="Your account" intro="Your profile and your password, kept in this browser.">
          <button type="button" className="button button-quiet" onClick={leave}>
            <@LogOutIcon className="size-4" />
            Log out
          </button>
        </@PageHeading>
        <@OwnProfileEditor owner={account.id} />
        <@ChangePasswordForm account={account} />
      </>
    );
  }`;

const entranceCode = code`
  function AccountEntrance() {
    const [params] = @useSearchParams();
    const isNew = params.get("form") === "sign-up";
    const tab = "flex-1 rounded-control px-4 py-2.5 text-center text-sm font-semibold";
    return (
      <div className="mx-auto flex w-full max-w-md flex-col gap-6">
        <@PageHeading title={isNew ? "Sign up" : "Log in"} />
        <div className="card flex flex-col gap-6 p-6 sm:p-8">
          <nav aria-label="Log in or sign up" className="flex gap-1 rounded-control bg-sunken p-1">
            <@Link to="/account" aria-current={isNew ? undefined : "page"} className={isNew ? tab : \`\${tab} bg-surface\`}>
              Log in
            </@Link>
            <@Link to="/account?form=sign-up" aria-current={isNew ? "page" : undefined} className={isNew ? \`\${tab} bg-surface\` : tab}>
              Sign up
            </@Link>
          </nav>
          {isNew ? <@OwnSignUpForm /> : <@OwnLogInForm />}
          <p className="text-sm text-muted">
            Accounts of this demonstration live in this browser only: nothing is sent anywhere, and the password is kept as a salted hash.
          </p>
        </div>
      </div>
    );
  }`;

const linkCode = code`
  function ${accountLink}() {
    const account = @useAccount();
    const { name, photo } = @useProfile(account?.id ?? "");
    return (
      <@Link
        to="/account"
        aria-label={account ? \`\${name}: your account\` : "Log in"}
        className="flex min-h-10 min-w-10 items-center justify-center gap-2 rounded-control px-2 text-sm font-semibold text-on-bar hover:bg-bar-tint"
      >
        {account && photo !== "" ? <@PersonPhoto name={name} photo={photo} /> : <@UserRoundIcon className="size-5" />}
        <span className="hidden max-w-32 truncate sm:inline">{account ? name : "Log in"}</span>
      </@Link>
    );
  }`;
