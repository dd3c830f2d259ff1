import { useState } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { viewOf } from "@/components/fields/view-of";
import { SectionTitle } from "@/components/layout/page";
import { PhotoInput } from "@/components/profile/photo-input";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { type Profile, profileFields } from "@/lib/profiles";

const names = ["name", "email", "phone", "location", "about"] as const;

/** Shows a profile and changes it. */
export function ProfileForm({
  profile,
  onSave,
}: {
  profile: Profile;
  onSave: (profile: Profile) => void;
}) {
  const [photo, setPhoto] = useState(profile.photo);
  const [isSaved, setIsSaved] = useState(false);
  const { errors, handleSubmit } = useFieldsForm(profileFields, (values) => {
    onSave({ ...values, photo });
    setIsSaved(true);
  });
  return (
    <Card>
      <form
        noValidate
        aria-label="Your profile"
        onSubmit={handleSubmit}
        onChange={() => setIsSaved(false)}
        className="grid gap-5 sm:grid-cols-2"
      >
        <div className="flex flex-col gap-5 sm:col-span-2">
          <SectionTitle>Your profile</SectionTitle>
          <PhotoInput name={profile.name} photo={photo} onChange={setPhoto} />
        </div>
        {names.map((name) => (
          <div
            key={name}
            className={viewOf(profileFields[name].kind).isWide ? "sm:col-span-2" : undefined}
          >
            <FieldInput
              field={profileFields[name]}
              name={name}
              value={profile[name]}
              error={errors[name]}
            />
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
          <Button type="submit">Save profile</Button>
          <p role="status" className="font-semibold">
            {isSaved && "Your profile is saved."}
          </p>
        </div>
        <p className="text-sm text-muted-foreground sm:col-span-2">
          Your profile stays in this browser and is sent nowhere.
        </p>
      </form>
    </Card>
  );
}
