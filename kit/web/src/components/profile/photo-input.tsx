import { useId, useState } from "react";
import { PersonPhoto } from "@/components/profile/person-photo";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { shrinkPhoto } from "@/lib/shrink-photo";

interface PhotoInputProps {
  name: string;
  photo: string;
  onChange: (photo: string) => void;
}

/** Chooses a photo from this device and shows it before it is saved. */
export function PhotoInput({ name, photo, onChange }: PhotoInputProps) {
  const id = useId();
  const [error, setError] = useState<string | undefined>();

  async function choose(file: File | undefined) {
    if (file === undefined) return;
    const shrunk = await shrinkPhoto(file);
    setError(shrunk === null ? "This file is no picture that the browser can read." : undefined);
    if (shrunk !== null) onChange(shrunk);
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      <PersonPhoto name={name} photo={photo} isLarge />
      <Field
        id={id}
        label="Photo"
        description="A picture from your device; save the profile to keep it."
        error={error}
        className="flex-1 basis-56"
      >
        {(control) => (
          <Input
            {...control}
            type="file"
            accept="image/*"
            className="file:mr-3 file:font-semibold"
            onChange={(event) => void choose(event.target.files?.[0])}
          />
        )}
      </Field>
      {photo !== "" && (
        <Button variant="outline" onClick={() => onChange("")}>
          Remove photo
        </Button>
      )}
    </div>
  );
}
