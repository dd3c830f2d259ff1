import type { ReactNode } from "react";

/** The picture of a row above its card; `children` where it has none. */
export function PictureCover({ picture, children }: { picture: string; children?: ReactNode }) {
  if (picture === "") return children;
  return (
    <img
      src={picture}
      alt=""
      data-slot="card-art"
      className="block aspect-video shrink-0 object-cover"
    />
  );
}
