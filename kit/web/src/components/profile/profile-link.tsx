import { UserRoundIcon } from "lucide-react";
import { HeaderLink } from "@/components/layout/header-link";
import { PersonPhoto } from "@/components/profile/person-photo";
import { useProfile } from "@/hooks/use-profile";
import { ME } from "@/lib/profiles";

/** The link in the header to the person's own profile. */
export function ProfileLink() {
  const { name, photo } = useProfile(ME);
  const icon =
    photo === "" ? <UserRoundIcon className="size-5" /> : <PersonPhoto name={name} photo={photo} />;
  return <HeaderLink to="/profile" label="Profile" text="Profile" icon={icon} />;
}
