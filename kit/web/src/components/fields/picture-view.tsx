import { useState } from "react";
import type { FieldInputProps, FieldValueProps, FieldView } from "@/components/fields/field-view";
import { Scene } from "@/components/scenes/scene";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Drawings } from "@/lib/fields/field-definition";
import { drawnIn } from "@/lib/fields/picture";
import { seedOf } from "@/lib/pictures";
import { readText } from "@/lib/saved";
import { smallPicture } from "@/lib/site/pictures";
import { cn } from "@/lib/utils";
import * as words from "@/words/general";

/** Chooses a picture from this device and shows it before it is saved. */
function PictureInput({ field, name, value, description, error }: FieldInputProps) {
  const [picture, setPicture] = useState(readText(value));
  const [isNone, setIsNone] = useState(false);

  async function choose(file: File | undefined) {
    if (file === undefined) return;
    const small = await smallPicture(file);
    setIsNone(small === null);
    if (small !== null) setPicture(small);
  }

  return (
    <Field {...field} description={description} error={isNone ? words.noPicture : error}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-4">
          {picture !== "" && (
            <Picture
              value={picture}
              drawn={field.drawn}
              className="max-h-28 max-w-40 rounded-md object-cover"
            />
          )}
          <input type="hidden" name={name} value={picture} />
          <Input
            {...control}
            type="file"
            accept="image/*"
            className="min-w-0 flex-1 basis-56 file:me-3 file:font-semibold"
            onChange={(event) => void choose(event.target.files?.[0])}
          />
          {picture !== "" && (
            <Button variant="outline" onClick={() => setPicture("")}>
              {words.removeField({ label: field.label })}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}

/** As large as there is room for, in its own proportions: a column stretches whatever does not say where it stands. */
const WHOLE = "max-h-112 max-w-full self-start rounded-lg object-contain";

function PictureValue({ field, value, isShort = false }: FieldValueProps) {
  return (
    <Picture
      value={readText(value)}
      drawn={field.drawn}
      label={field.label}
      className={isShort ? "size-10 rounded-md object-cover" : WHOLE}
    />
  );
}

interface PictureProps {
  value: string;
  drawn: Drawings | undefined;
  /** Without it, it is decoration. */
  label?: string;
  className: string;
}

/** A picture from the device, or a drawing. */
function Picture({ value, drawn, label, className }: PictureProps) {
  const pictogram = drawnIn(value, drawn);
  if (pictogram === undefined) return <img src={value} alt={label ?? ""} className={className} />;
  return (
    <span className={cn("block aspect-3/2 w-full max-w-168 overflow-hidden", className)}>
      <Scene pictogram={pictogram} seed={seedOf(value)} {...(label !== undefined && { label })} />
    </span>
  );
}

export const pictureView: FieldView = {
  Input: PictureInput,
  Value: PictureValue,
  isWide: true,
  isLong: true,
};
