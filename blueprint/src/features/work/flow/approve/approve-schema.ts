import { z } from "zod";
import { Slug } from "../../../../schema/entity.ts";
import { featureOfEntity } from "../../../../schema/feature.ts";

/** `state` is the choice field that already tells what was decided, with its words; null where the log of decisions tells it. */
export const ApproveFeature = z.strictObject({
  kind: z.literal("approve"),
  ...featureOfEntity,
  state: z.strictObject({ field: Slug, pending: z.string(), approved: z.string(), rejected: z.string() }).nullable(),
});
export type ApproveFeature = z.infer<typeof ApproveFeature>;
