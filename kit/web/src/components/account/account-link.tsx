import { UserRoundIcon } from "lucide-react";
import { HeaderLink } from "@/components/layout/header-link";
import { PersonPhoto } from "@/components/profile/person-photo";
import { useAccount } from "@/hooks/use-account";
import { useProfile } from "@/hooks/use-profile";

/** The link in the header to the account: "Log in", or the name of the person. */
export function AccountLink() {
  const account = useAccount();
  const { name, photo } = useProfile(account?.id ?? "");
  if (account === null)
    return (
      <HeaderLink
        to="/account"
        label="Log in"
        text="Log in"
        icon={<UserRoundIcon className="size-5" />}
      />
    );
  const icon =
    photo === "" ? <UserRoundIcon className="size-5" /> : <PersonPhoto name={name} photo={photo} />;
  return <HeaderLink to="/account" label={`${name}: your account`} text={name} icon={icon} />;
}
