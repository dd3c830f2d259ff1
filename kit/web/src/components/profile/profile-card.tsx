import { FieldValue } from "@/components/fields/field-value";
import { PersonPhoto } from "@/components/profile/person-photo";
import { Card, CardTitle } from "@/components/ui/card";
import { type Profile, type ProfilePart, profileFields } from "@/lib/profiles";

/** What a person told about themselves. */
export function ProfileCard({
  parts,
  profile,
}: {
  parts: readonly ProfilePart[];
  profile: Profile;
}) {
  const told = parts.filter((part) => part !== "photo").filter((part) => profile[part].length > 0);
  return (
    <Card role="region" aria-label="Your profile" className="gap-5">
      <div className="flex items-center gap-4">
        <PersonPhoto name={profile.name} photo={profile.photo} isLarge />
        <div className="min-w-0">
          <CardTitle level="h2">{profile.name || "No name yet"}</CardTitle>
          <p className="text-sm break-words text-muted-foreground">{profile.email}</p>
        </div>
      </div>
      {told.length > 0 && (
        <dl data-slot="description-list" className="flex flex-col gap-5">
          {told.map((part) => (
            <div key={part}>
              <dt className="text-sm text-muted-foreground">
                {part === "about" ? "About" : profileFields[part].label}
              </dt>
              <dd className="mt-1 min-w-0 font-medium break-words">
                <FieldValue field={profileFields[part]} value={profile[part]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
