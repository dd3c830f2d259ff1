import { Page } from "@/components/layout/page";
import { ProfileEditor, type ProfileSettings } from "@/components/profile/profile-editor";
import { ME } from "@/lib/profiles";

/** The page with the person's own profile, in an app without accounts. */
export function ProfilePage(settings: ProfileSettings) {
  return (
    <Page title="Your profile" description="What others see of you, and how to reach you.">
      <ProfileEditor owner={ME} {...settings} />
    </Page>
  );
}
