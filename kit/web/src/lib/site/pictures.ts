// The pictures of a gallery: drawn ones, and those that visitors add. Theirs are kept in this browser and sent nowhere.
import { readText } from "../saved";
import type { Drawing } from "../scenes";
import { type Collection, createCollection } from "../store";

/** A picture that the app draws itself. */
export interface DrawnPicture {
  title: string;
  drawing: Drawing;
}

/** A picture that a visitor added. */
export interface OwnPicture {
  title: string;
  /** A JPEG as a data address. */
  source: string;
}

/** The pictures that a gallery begins with. */
export type DrawnPictures = readonly DrawnPicture[];

/** Opens the added pictures of this name in storage. */
export function createOwnPictures(name: string): Collection<OwnPicture> {
  return createCollection<OwnPicture>({
    name,
    read: (saved) => {
      const source = readText(saved["source"]);
      return source.startsWith("data:image/") ? { title: readText(saved["title"]), source } : null;
    },
  });
}

/** The picture in a file, small enough for storage: at most 900 points wide. Null for a file that has none. */
export async function smallPicture(file: File): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, 900 / bitmap.width);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/jpeg", 0.8);
  } catch {
    return null;
  }
}
