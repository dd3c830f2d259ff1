import type { CSSProperties } from "react";
import type { PicturePickerProps } from "@/components/fields/picture-picker";
import { useColors } from "@/hooks/use-colors";
import * as words from "@/words/general";

/** The browser's own file chooser, which on a phone offers the camera too. */
export function PicturePicker({
  label,
  isRequired,
  isInvalid,
  onPick,
  onFail,
}: PicturePickerProps) {
  const colors = useColors();
  const look: CSSProperties = {
    font: "400 16px/22px system-ui",
    color: colors.cardForeground,
    maxWidth: "100%",
    minHeight: 34,
  };
  async function choose(file: File | undefined) {
    if (file === undefined) return;
    const picture = await smallPicture(file);
    if (picture === null) onFail(words.noPicture);
    else onPick(picture);
  }
  return (
    <input
      type="file"
      accept="image/*"
      aria-label={label}
      aria-required={isRequired}
      aria-invalid={isInvalid}
      style={look}
      onChange={(event) => void choose(event.target.files?.[0])}
    />
  );
}

const WIDTH_MAX = 900;

async function smallPicture(file: File): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, WIDTH_MAX / bitmap.width);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/jpeg", 0.8);
  } catch {
    return null;
  }
}
