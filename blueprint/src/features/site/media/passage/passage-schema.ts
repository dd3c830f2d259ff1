import { z } from "zod";
import { featureSchema } from "../../../../schema/feature.ts";
import { TextLinks } from "../../frame/text-links.ts";

/** A text of the person's own on a page, with or without a heading; without a line there is only room for it. */
export const PassageFeature = featureSchema("passage", {
  title: z.string().max(60).nullable(),
  line: z.string().min(1).max(600).nullable(),
  /** It is the heading of the part below it, without a text. */
  isHeading: z.exactOptional(z.literal(true)),
  /** Buttons below the text. */
  links: z.exactOptional(TextLinks),
});
export type PassageFeature = z.infer<typeof PassageFeature>;
