import { LogOutIcon } from "lucide-react";
import { useNavigate } from "react-router";
import { ChangePasswordForm } from "@/components/account/change-password-form";
import { Entrance } from "@/components/account/entrance";
import { Page } from "@/components/layout/page";
import { ProfileEditor, type ProfileSettings } from "@/components/profile/profile-editor";
import { Button } from "@/components/ui/button";
import { useAccount } from "@/hooks/use-account";
import { logOut } from "@/lib/accounts";

/** The page of the account: its profile and its password, or the forms to log in and to sign up. */
export function AccountPage(settings: ProfileSettings) {
  const account = useAccount();
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
      <ProfileEditor owner={account.id} {...settings} />
      <ChangePasswordForm account={account} />
    </Page>
  );
}
