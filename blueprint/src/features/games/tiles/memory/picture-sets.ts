// What the cards of the memory game can show.
import { z } from "zod";
import { readData } from "../../../../knowledge/data/data-files.ts";
import { WordPattern } from "../../../../knowledge/data/word-list.ts";
import { MemoryFeature } from "./memory-schema.ts";

const PictureSet = z.strictObject({
  id: MemoryFeature.shape.pictures,
  /** With which words it is asked for. */
  words: WordPattern,
  /** What a picture shows, and the lucide icon that draws it. */
  pictures: z
    .record(z.string(), z.string())
    .refine((pictures) => new Set(Object.values(pictures)).size >= 12, "twelve pictures are needed"),
});

/** The sets; the first is taken where a prompt asks for none. */
export const pictureSets = readData("features/games/pictures.json", z.tuple([PictureSet], PictureSet));

/** The set that the words in lower case ask for. */
export function pictureSetIn(words: string): MemoryFeature["pictures"] {
  const [first] = pictureSets;
  return (pictureSets.find((set) => set.words.test(words)) ?? first).id;
}
