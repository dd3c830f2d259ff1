import { z } from "zod";
import { Slug } from "../../../../schema/entity.ts";
import { featureBase } from "../../../../schema/feature.ts";

/** Files on a page of their own; with an `entity` also on the pages of its rows. */
export const DocumentsFeature = z.strictObject({ kind: z.literal("documents"), ...featureBase, entity: Slug.nullable() });
export type DocumentsFeature = z.infer<typeof DocumentsFeature>;
