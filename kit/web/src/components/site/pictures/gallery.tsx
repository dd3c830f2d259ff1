// A gallery of drawn pictures, and one to which visitors add their own.
import { Section, type SectionProps } from "@/components/layout/section";
import { PictureGrid } from "@/components/site/pictures/picture-grid";
import { useCollection } from "@/hooks/use-collection";
import {
  type DrawnPicture,
  type DrawnPictures,
  type OwnPicture,
  smallPicture,
} from "@/lib/site/pictures";
import type { Collection } from "@/lib/store";
import { removeWithUndo } from "@/lib/remove-with-undo";
import { useState } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useForm } from "@/hooks/use-form";
import { text } from "@/lib/fields/text";
import { readText } from "@/lib/saved";
import * as siteWords from "@/words/site";

interface GalleryProps extends SectionProps {
  pictures: DrawnPictures;
}

/** Pictures that open large. */
export function Gallery({ pictures, ...section }: GalleryProps) {
  return (
    <Section {...section}>
      <PictureGrid pictures={pictures.map(keyed)} />
    </Section>
  );
}

/** The same with the pictures that visitors add, which come first. */
export function OpenGallery({
  pictures,
  own,
  ...section
}: GalleryProps & { own: Collection<OwnPicture> }) {
  const added = useCollection(own).map((picture) => ({
    ...picture,
    key: picture.id,
    onRemove: () =>
      removeWithUndo(own, {
        id: picture.id,
        said: siteWords.pictureRemoved({ title: picture.title }),
      }),
  }));
  return (
    <Section {...section}>
      <PictureGrid pictures={[...added, ...pictures.map(keyed)]} />
      <AddPicture own={own} />
    </Section>
  );
}

function keyed(picture: DrawnPicture, index: number): DrawnPicture & { key: string } {
  return { ...picture, key: `${index} ${picture.title}` };
}

const caption = text({ label: siteWords.caption });

/** Adds a picture from a file. */
function AddPicture({ own }: { own: Collection<OwnPicture> }) {
  const [isAdded, setAdded] = useState(false);
  const { errors, handleSubmit } = useForm(
    (form) => ({ values: form, errors: {} }),
    async (form) => {
      const file = form.get("picture");
      const source = file instanceof File && file.size > 0 ? await smallPicture(file) : null;
      setAdded(source !== null);
      if (source === null) return { picture: siteWords.chooseAPicture };
      own.add({ title: readText(form.get("caption")).trim() || siteWords.withoutACaption, source });
      return null;
    },
  );

  return (
    <Card className="sm:max-w-xl">
      <CardTitle>{siteWords.addYourOwn}</CardTitle>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <Field label={siteWords.picture} required error={errors["picture"]}>
          {(control) => <Input {...control} type="file" name="picture" accept="image/*" />}
        </Field>
        <FieldInput field={caption} name="caption" />
        <Button type="submit" className="self-start">
          {siteWords.addPicture}
        </Button>
        <p role="status" className="font-semibold empty:-mt-4">
          {isAdded && siteWords.yourPictureIsInThe}
        </p>
        <p className="text-sm text-muted-foreground">{siteWords.itIsKeptInThis}</p>
      </form>
    </Card>
  );
}
