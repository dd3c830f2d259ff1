import { useState } from "react";
import { PersonPhoto } from "@/components/profile/person-photo";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

interface PhotoInputProps {
  name: string;
  photo: string;
  onChange: (photo: string) => void;
}

/** Chooses a photo from this device and shows it before it is saved. */
export function PhotoInput({ name, photo, onChange }: PhotoInputProps) {
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
