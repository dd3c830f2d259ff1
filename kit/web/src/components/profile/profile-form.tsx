import { useState } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { viewOf } from "@/components/fields/view-of";
import { SectionTitle } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { type Profile, profileFields } from "@/lib/profiles";
import { PersonPhoto } from "@/components/profile/person-photo";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import * as communityWords from "@/words/community";
import * as words from "@/words/general";

const NAMES = ["name", "email", "phone", "location", "about"] as const;
/** What an account has whose profile stands elsewhere. */
const SHORT_NAMES = NAMES.slice(0, 2);

/** Shows a profile and changes it; a short one is the name and the address of an account. */
export function ProfileForm({
  profile,
  isShort = false,
  onSave,
}: {
  profile: Profile;
  isShort?: boolean;
  onSave: (profile: Profile) => void;
}) {
  const names = isShort ? SHORT_NAMES : NAMES;
  const title = isShort ? communityWords.yourNameAndAddress : communityWords.yourProfile;
  const saved = isShort
    ? communityWords.yourNameAndAddressAreSaved
    : communityWords.yourProfileIsSaved;
  const [photo, setPhoto] = useState(profile.photo);
  const [isSaved, setIsSaved] = useState(false);
  const { errors, handleSubmit } = useFieldsForm(
    profileFields,
    (values) => {
      onSave(
        isShort ? { ...profile, name: values.name, email: values.email } : { ...values, photo },
      );
      setIsSaved(true);
    },
    { isAsked: (name) => names.some((asked) => asked === name) },
  );
  return (
    <Card>
      <form
        noValidate
        aria-label={title}
        onSubmit={handleSubmit}
        onChange={() => setIsSaved(false)}
        className="grid gap-5 sm:grid-cols-2"
      >
        <div className="flex flex-col gap-5 sm:col-span-2">
          <SectionTitle>{title}</SectionTitle>
          {!isShort && <PhotoInput name={profile.name} photo={photo} onChange={setPhoto} />}
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
          <Button type="submit" variant={isShort ? "outline" : "default"}>
            {isShort ? words.saveChanges : communityWords.saveProfile}
          </Button>
          <p role="status" className="font-semibold">
            {isSaved && saved}
          </p>
        </div>
        {!isShort && (
          <p className="text-sm text-muted-foreground sm:col-span-2">
            {communityWords.yourProfileStaysInThis}
          </p>
        )}
      </form>
    </Card>
  );
}

interface PhotoInputProps {
  name: string;
  photo: string;
  onChange: (photo: string) => void;
}

/** Chooses a photo from this device and shows it before it is saved. */
function PhotoInput({ name, photo, onChange }: PhotoInputProps) {
  const [error, setError] = useState<string | undefined>();

  async function choose(file: File | undefined) {
    if (file === undefined) return;
    const shrunk = await shrinkPhoto(file);
    setError(shrunk === null ? communityWords.thisFileIsNoPicture : undefined);
    if (shrunk !== null) onChange(shrunk);
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      <PersonPhoto name={name} photo={photo} isLarge />
      <Field
        label={communityWords.photo}
        description={communityWords.aPictureFromYourDevice}
        error={error}
        className="flex-1 basis-56"
      >
        {(control) => (
          <Input
            {...control}
            type="file"
            accept="image/*"
            className="file:me-3 file:font-semibold"
            onChange={(event) => void choose(event.target.files?.[0])}
          />
        )}
      </Field>
      {photo !== "" && (
        <Button variant="outline" onClick={() => onChange("")}>
          {communityWords.removePhoto}
        </Button>
      )}
    </div>
  );
}

/** The sides of a photo, in pixels. */
const SIDE = 256;

/** The middle of a picture file as a small square data URL; null for a file that is no picture. */
async function shrinkPhoto(file: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const side = Math.min(picture.width, picture.height);
    const canvas = document.createElement("canvas");
    canvas.width = SIDE;
    canvas.height = SIDE;
    const left = (picture.width - side) / 2;
    const top = (picture.height - side) / 2;
    canvas.getContext("2d")?.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
    return canvas.toDataURL("image/jpeg", 0.85);
  } catch {
    return null;
  }
}
