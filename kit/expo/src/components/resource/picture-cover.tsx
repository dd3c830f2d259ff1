import type { ReactNode } from "react";
import { KeptPicture } from "@/components/fields/kept-picture";
import { DrawnCover } from "@/components/scenes/row-art";
import type { Drawings } from "@/lib/fields/field-definition";
import { drawnIn } from "@/lib/fields/picture";

interface PictureCoverProps {
  picture: string;
  /** The drawings that pictures may be. */
  drawn?: Drawings | undefined;
  /** Varies a drawing. */
  seed?: string;
  /** Where a row has no picture. */
  children?: ReactNode;
}

/** The picture of a row on its card; `children` where it has none. */
export function PictureCover({ picture, drawn, seed = "", children }: PictureCoverProps) {
  if (picture === "") return children;
  const pictogram = drawnIn(picture, drawn);
  if (pictogram !== undefined) return <DrawnCover pictogram={pictogram} seed={seed} />;
  return <KeptPicture source={picture} isFilling />;
}
