import { LogOutIcon } from "lucide-react";
import { useNavigate } from "react-router";
import { ChangePasswordForm } from "@/components/account/change-password-form";
import { Entrance } from "@/components/account/entrance";
import { Page } from "@/components/layout/page";
import { ProfileForm } from "@/components/profile/profile-form";
import { Button } from "@/components/ui/button";
import { useAccount } from "@/hooks/use-account";
import { useProfile } from "@/hooks/use-profile";
import { logOut } from "@/lib/accounts";
import { saveProfile } from "@/lib/profiles";

/** The page of the account: its profile and its password, or the forms to log in and to sign up. */
export function AccountPage() {
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
      title="Your account"
      description="Your profile and your password, kept in this browser."
      actions={
        <Button variant="outline" onClick={leave}>
          <LogOutIcon />
          Log out
        </Button>
      }
    >
      <ProfileForm
        key={account.id}
        profile={profile}
        onSave={(changed) => saveProfile(account.id, changed)}
      />
      <ChangePasswordForm account={account} />
    </Page>
  );
}
