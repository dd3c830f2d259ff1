import { z } from "zod";
import { featureSchema } from "../../../../schema/feature.ts";
import { momentSchema } from "../../site-parts.ts";

/** What happened, or will, in its order. `honours` is a second list, on a page of its own; a search is there where the prompt speaks of one. */
export const TimelineFeature = featureSchema("timeline", {
  title: z.string().max(60),
  line: z.string().max(200),
  moments: z.array(momentSchema).min(1).max(20),
  honours: z.array(momentSchema).max(20),
  searching: z.boolean(),
});
export type TimelineFeature = z.infer<typeof TimelineFeature>;
