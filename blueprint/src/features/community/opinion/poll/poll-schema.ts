import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** A question that the prompt asks, with its options. */
export const AskedPoll = z.strictObject({ question: z.string(), options: z.array(z.string()).min(2).max(10) });
export type AskedPoll = z.infer<typeof AskedPoll>;

/** Questions with options to vote for. */
export const PollFeature = z.strictObject({ kind: z.literal("poll"), ...featureBase, asked: z.exactOptional(AskedPoll) });
export type PollFeature = z.infer<typeof PollFeature>;
