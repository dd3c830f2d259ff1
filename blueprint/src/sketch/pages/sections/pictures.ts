// A gallery. Its pictures are drawn, so a model gives their captions.
import { z } from "zod";
import type { GalleryFeature } from "../../../features/site/media/gallery/gallery-schema.ts";
import { motifSchema } from "../../../features/site/site-parts.ts";
import { seedOf } from "../../../knowledge/words/seed.ts";
import type { Section } from "../../../schema/blueprint.ts";
import { addSketched } from "../../drafting.ts";
import { asItems, asValues, asWordsUpTo, pick } from "../../form/lenient.ts";
import type { SketchMember } from "../../form/member.ts";
import type { SectionContext } from "../section-context.ts";
import { say } from "../../../project/words/say.ts";

const SEEDS = 9973;

/** Captions of pictures. */
export const SketchPictures = z.array(z.string().trim().min(1).max(80)).max(24);
export type SketchPictures = z.infer<typeof SketchPictures>;

/** The member `pictures` of a section. */
export const picturesMember: SketchMember = {
  key: "pictures",
  otherNames: ["gallery", "images", "photos"],
  guide: {
    text: '"pictures": ["Bread at dawn"], captions of what is drawn.',
    isShort: false,
  },
  read: (said) =>
    asItems(said).flatMap((one) => {
      const values = asValues(one);
      const caption = asWordsUpTo(values === null ? one : pick(values, "caption", "title", "label", "alt", "name"), 80);
      return caption === "" ? [] : [caption];
    }),
};

/** The gallery as a part of the page. */
export function draftPictures(told: SketchPictures, { drafting, heading, wish, page }: SectionContext): Section[] {
  const captions = [...new Set(told)];
  if (captions.length < 2) {
    drafting.problems.push("A gallery needs the captions of at least two pictures.");
    return [];
  }
  const motifs = motifSchema.options;
  const first = seedOf(page);
  const options: Omit<GalleryFeature, "kind" | "id" | "phrase"> = {
    title: heading ?? page,
    line: say.app.drawnPictures(),
    pictures: captions.map((title, at) => ({ title, motif: motifs[(first + at) % motifs.length] ?? "waves", seed: seedOf(title) % SEEDS })),
    uploading: false,
  };
  const id = addSketched(drafting, { kind: "gallery", phrase: wish, options });
  return [{ kind: "feature", feature: id, block: "pictures" }];
}
