import { z } from "zod";
import { Slug } from "../../../../schema/entity.ts";
import { featureSchema } from "../../../../schema/feature.ts";

/** Rows by a number, or people by their points. `rows` is the entity that is ranked, null for people, `own` and `rivals` are how one's own entry and the samples are named. */
export const LeaderboardFeature = featureSchema("leaderboard", {
  title: z.string(),
  rows: Slug.nullable(),
  field: Slug.nullable(),
  own: z.string(),
  rivals: z.array(z.string()),
});
export type LeaderboardFeature = z.infer<typeof LeaderboardFeature>;
