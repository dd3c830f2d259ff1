import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** Four discs in a row, for two at one screen or against the computer. */
export const ConnectFourFeature = z.strictObject({
  kind: z.literal("connect-four"),
  ...featureBase,
  opponent: z.enum(["person", "easy", "hard"]),
});
export type ConnectFourFeature = z.infer<typeof ConnectFourFeature>;
