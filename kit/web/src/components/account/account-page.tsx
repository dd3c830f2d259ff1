import { LogOutIcon } from "lucide-react";
import { useNavigate } from "react-router";
import { Entrance } from "@/components/account/entrance";
import { app } from "@/app";
import { PeopleRoles } from "@/components/account/people-roles";
import { Page, SectionTitle } from "@/components/layout/page";
import { ProfileForm } from "@/components/profile/profile-form";
import { Button } from "@/components/ui/button";
import { useAccount } from "@/hooks/use-account";
import { useProfile } from "@/hooks/use-profile";
import {
  type Account,
  administrator,
  changePassword,
  logOut,
  passwordErrors,
} from "@/lib/accounts";
import { saveProfile } from "@/lib/profiles";
import { type ReactNode, useState } from "react";
import { PasswordInput } from "@/components/account/password-input";
import { Card } from "@/components/ui/card";
import { useForm } from "@/hooks/use-form";
import { readText } from "@/lib/saved";
import type { Stored } from "@/lib/store";
import * as communityWords from "@/words/community";

/** The page of the account: its profile and its password, or the forms to log in and to sign up. Where `profile` is given, the account itself has only a name and an address beside it. */
export function AccountPage({ profile: own }: { profile?: ReactNode }) {
  const account = useAccount();
  const profile = useProfile(account?.id ?? "");
  const navigate = useNavigate();
  if (account === null) return <Entrance />;

  function leave() {
    logOut();
    void navigate("/account");
  }

  return (
    <Page
      title={communityWords.yourAccount}
      description={communityWords.yourProfileAndYourPassword}
      actions={
        <Button variant="outline" onClick={leave}>
          <LogOutIcon />
          {communityWords.logOut}
        </Button>
      }
    >
      {own}
      <ProfileForm
        key={account.id}
        profile={profile}
        isShort={own !== undefined}
        onSave={(changed) => saveProfile(account.id, changed)}
      />
      <ChangePasswordForm account={account} />
      {app.roles !== undefined && account.id === administrator()?.id && <PeopleRoles />}
    </Page>
  );
}

/** Changes the password of an account for someone who knows it. */
function ChangePasswordForm({ account }: { account: Stored<Account> }) {
  const [isChanged, setIsChanged] = useState(false);
  const { errors, handleSubmit } = useForm(
    (form) => {
      const [present, password, repeated] = ["present", "password", "repeated"].map((name) =>
        readText(form.get(name)),
      );
      const values = { present: present ?? "", password: password ?? "" };
      const wrong = passwordErrors(values.password, repeated ?? "");
      return {
        values,
        errors:
          values.present === ""
            ? { ...wrong, present: communityWords.enterThePasswordThatYou }
            : wrong,
      };
    },
    async (values) => {
      const isRight = await changePassword(account, values);
      setIsChanged(isRight);
      return isRight ? null : { present: communityWords.thisIsNotThePassword };
    },
  );
  return (
    <Card>
      <form
        noValidate
        aria-label={communityWords.changeYourPassword}
        onSubmit={handleSubmit}
        className="flex flex-col gap-5"
      >
        <SectionTitle>{communityWords.changeYourPassword}</SectionTitle>
        <div className="grid gap-5 sm:grid-cols-3">
          <PasswordInput
            label={communityWords.presentPassword}
            name="present"
            purpose="current"
            errors={errors}
          />
          <PasswordInput
            label={communityWords.newPassword}
            name="password"
            purpose="new"
            errors={errors}
          />
          <PasswordInput
            label={communityWords.repeatTheNewPassword}
            name="repeated"
            purpose="new"
            errors={errors}
          />
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="outline">
            {communityWords.changePassword}
          </Button>
          <p role="status" className="font-semibold">
            {isChanged && Object.keys(errors).length === 0 && communityWords.yourPasswordIsChanged}
          </p>
        </div>
      </form>
    </Card>
  );
}
