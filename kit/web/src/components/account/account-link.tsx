import { UserRoundIcon } from "lucide-react";
import { Link } from "react-router";
import { app } from "@/app";
import { PersonPhoto } from "@/components/profile/person-photo";
import { useAccount } from "@/hooks/use-account";
import { useProfile } from "@/hooks/use-profile";
import * as communityWords from "@/words/community";

/** The link in the header to the account: an icon or a photo, and on wide windows "Log in", or the name of the person. Where accounts are for staff alone it is there for those who are logged in. */
export function AccountLink() {
  const account = useAccount();
  const { name, photo } = useProfile(account?.id ?? "");
  if (account === null && app.accounts === "staff") return null;
  const text = account === null ? communityWords.logIn : name;
  return (
    <Link
      to="/account"
      aria-label={account === null ? text : communityWords.accountOf({ name })}
      data-slot="header-link"
      className="flex min-h-10 min-w-10 items-center justify-center gap-2 rounded-md px-2 text-sm font-semibold text-header-foreground hover:bg-header-accent"
    >
      {account === null || photo === "" ? (
        <UserRoundIcon className="size-5" />
      ) : (
        <PersonPhoto name={name} photo={photo} />
      )}
      <span className="hidden max-w-32 truncate sm:inline">{text}</span>
    </Link>
  );
}
