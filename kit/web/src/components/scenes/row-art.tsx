import type { ReactNode } from "react";
import { Illustration } from "@/components/scenes/illustration";
import { pictogramOf, type RowPictures, seedOf } from "@/lib/pictures";
import type { Pictogram } from "@/lib/scenes";

interface RowArtProps {
  name: string;
  /** What kind of thing it is, where rows say so. */
  kind?: string;
  pictures: RowPictures;
  /** Where nothing is known of it. */
  children?: ReactNode;
}

/** The drawing of what a row is, above its card. */
export function RowArt({ name, kind = "", pictures, children }: RowArtProps) {
  const pictogram = pictogramOf(pictures, [name, kind]);
  return pictogram === undefined ? children : <DrawnCover pictogram={pictogram} seed={name} />;
}

/** A drawing above a card. The same text gives the same picture. */
export function DrawnCover({ pictogram, seed }: { pictogram: Pictogram; seed: string }) {
  return (
    <svg
      aria-hidden="true"
      data-slot="card-art"
      viewBox="0 0 480 200"
      preserveAspectRatio="xMidYMid slice"
      className="block shrink-0 overflow-hidden bg-accent"
    >
      <Illustration pictogram={pictogram} seed={seedOf(seed)} width={480} height={200} />
    </svg>
  );
}
