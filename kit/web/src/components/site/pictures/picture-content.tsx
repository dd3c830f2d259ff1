import { Scene } from "@/components/scenes/scene";
import type { DrawnPicture, OwnPicture } from "@/lib/site/pictures";

/** A picture as it is listed. One that can be removed has a button for it. */
export type ListedPicture = (DrawnPicture | OwnPicture) & { key: string; onRemove?: () => void };

/** The picture itself, which fills its parent. */
export function PictureContent({ picture }: { picture: DrawnPicture | OwnPicture }) {
  if ("drawing" in picture) return <Scene {...picture.drawing} label={picture.title} />;
  return <img src={picture.source} alt={picture.title} className="size-full object-cover" />;
}
