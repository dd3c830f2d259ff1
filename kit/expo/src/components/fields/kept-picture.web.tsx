import type { CSSProperties } from "react";
import type { KeptPictureProps } from "@/components/fields/kept-picture";

const FILLING: CSSProperties = {
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "cover",
};
const WHOLE: CSSProperties = { display: "block", maxWidth: "100%", borderRadius: 12 };

/** A picture from the device. */
export function KeptPicture({ source, label = "", isFilling = false }: KeptPictureProps) {
  return <img src={source} alt={label} style={isFilling ? FILLING : WHOLE} />;
}
