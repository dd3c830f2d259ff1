import { useState } from "react";
import { Image } from "react-native";

/** The properties of a picture that is kept as a data URL. */
export interface KeptPictureProps {
  source: string;
  /** What it is; without it, it is decoration. */
  label?: string;
  /** Whether it fills what is around it, and is cut off there; else it has its own proportions. */
  isFilling?: boolean;
}

/** A picture from the device. */
export function KeptPicture({ source, label, isFilling = false }: KeptPictureProps) {
  const [proportions, setProportions] = useState(4 / 3);
  return (
    <Image
      source={{ uri: source }}
      {...(label === undefined ? { "aria-hidden": true } : { alt: label, role: "img" })}
      resizeMode="cover"
      style={
        isFilling
          ? { width: "100%", height: "100%" }
          : { width: "100%", aspectRatio: proportions, borderRadius: 12 }
      }
      onLoad={({ nativeEvent: { source: own } }) => setProportions(own.width / own.height)}
    />
  );
}
