/** The sides of a photo, in pixels. */
const SIDE = 256;

/** The middle of a picture file as a small square data URL; null for a file that is no picture. */
export async function shrinkPhoto(file: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const side = Math.min(picture.width, picture.height);
    const canvas = document.createElement("canvas");
    canvas.width = SIDE;
    canvas.height = SIDE;
    const left = (picture.width - side) / 2;
    const top = (picture.height - side) / 2;
    canvas.getContext("2d")?.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
    return canvas.toDataURL("image/jpeg", 0.85);
  } catch {
    return null;
  }
}
