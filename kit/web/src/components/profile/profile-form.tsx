import { Fragment, useState } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { viewOf } from "@/components/fields/view-of";
import { SectionTitle } from "@/components/layout/page";
import { PhotoInput } from "@/components/profile/photo-input";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { type Profile, type ProfilePart, profileFields } from "@/lib/profiles";

interface FormProps {
  parts: readonly ProfilePart[];
  profile: Profile;
  onSave: (profile: Profile) => void;
}

/** Changes a profile. */
export function ProfileForm({ parts, profile, onSave }: FormProps) {
  const [photo, setPhoto] = useState(profile.photo);
  const [saved, setSaved] = useState(0);
  const [isSaved, setIsSaved] = useState(false);
  const { errors, handleSubmit } = useFieldsForm(profileFields, (values) => {
    onSave({ ...values, photo });
    setSaved(saved + 1);
    setIsSaved(true);
  });
  const names = ["name", "email", ...parts] as const;
  return (
    <Card>
      <form
        noValidate
        aria-label="Edit your profile"
        onSubmit={handleSubmit}
        onChange={() => setIsSaved(false)}
        className="grid gap-5 sm:grid-cols-2"
      >
        <div className="sm:col-span-2">
          <SectionTitle>Edit your profile</SectionTitle>
        </div>
        {parts.includes("photo") && (
          <div className="sm:col-span-2">
            <PhotoInput name={profile.name} photo={photo} onChange={setPhoto} />
          </div>
        )}
        <Fragment key={saved}>
          {names.map(
            (name) =>
              name !== "photo" && (
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
              ),
          )}
        </Fragment>
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
