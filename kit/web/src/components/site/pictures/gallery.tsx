// A gallery of drawn pictures, and one to which visitors add their own.
import { Section, type SectionProps } from "@/components/layout/section";
import { AddPicture } from "@/components/site/pictures/add-picture";
import { PictureGrid } from "@/components/site/pictures/picture-grid";
import { useCollection } from "@/hooks/use-collection";
import type { DrawnPicture, DrawnPictures, OwnPicture } from "@/lib/site/pictures";
import type { Collection } from "@/lib/store";
import { removeWithUndo } from "@/lib/remove-with-undo";

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
    onRemove: () => removeWithUndo(own, { id: picture.id, said: `Removed “${picture.title}”.` }),
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
