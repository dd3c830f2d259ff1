import { Link } from "react-router";
import type { NavigationItem } from "@/components/layout/app-layout";
import { SectionTitle } from "@/components/layout/page";
import { ProfileCard } from "@/components/profile/profile-card";
import { ProfileForm } from "@/components/profile/profile-form";
import { Button } from "@/components/ui/button";
import { useProfile } from "@/hooks/use-profile";
import { type ProfilePart, saveProfile } from "@/lib/profiles";

/** What an app asks of a profile, and where else the person's own things are. */
export interface ProfileSettings {
  parts: readonly ProfilePart[];
  links: readonly NavigationItem[];
}

/** The profile of an owner: shown, and changed beside it. */
export function ProfileEditor({ owner, parts, links }: ProfileSettings & { owner: string }) {
  const profile = useProfile(owner);
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_2fr]">
        <ProfileCard parts={parts} profile={profile} />
        <ProfileForm
          key={owner}
          parts={parts}
          profile={profile}
          onSave={(changed) => saveProfile(owner, changed)}
        />
      </div>
      {links.length > 0 && (
        <nav aria-label="More of yours" className="flex flex-col gap-4">
          <SectionTitle>More of yours</SectionTitle>
          <ul role="list" className="flex flex-wrap gap-3">
            {links.map(({ path, title, icon: Icon }) => (
              <li key={path}>
                <Button variant="outline" asChild>
                  <Link to={path}>
                    <Icon />
                    {title}
                  </Link>
                </Button>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
