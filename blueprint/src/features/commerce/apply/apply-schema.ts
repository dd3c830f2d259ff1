import { z } from "zod";
import { Slug } from "../../../schema/entity.ts";
import { featureSchema } from "../../../schema/feature.ts";
import { AskField } from "../parts/ask-field.ts";
import { ApplyTerms } from "./apply-terms.ts";

/** Applications for rows, or for a thing that is no row, with the fields that suit it; also taking part in what a row is. `capacity` is the field that counts its places. */
export const ApplyFeature = featureSchema("apply", {
  entity: Slug.nullable(),
  thing: z.string().max(60),
  terms: ApplyTerms,
  fields: z.array(AskField).max(10),
  capacity: Slug.nullable(),
});
export type ApplyFeature = z.infer<typeof ApplyFeature>;
