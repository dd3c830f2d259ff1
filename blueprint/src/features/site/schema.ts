// The kinds of features of this group: what visitors read, and the forms with which they answer.
import { z } from "zod";
import { featureBase } from "../../schema/feature-base.ts";
import { answerSchemas } from "./answer/answer-schema.ts";
import { companySchemas } from "./company/company-schema.ts";
import { mediaSchemas } from "./media/media-schema.ts";
import { openingSchemas } from "./opening/opening-schema.ts";

/** The schemas of the group's features. */
export const siteSchemas = [
  /** A form that takes an e-mail address for news, and keeps it in this browser. */
  z.strictObject({ kind: z.literal("newsletter"), ...featureBase, title: z.string().max(80), promise: z.string().max(160) }),
  ...openingSchemas,
  ...companySchemas,
  ...answerSchemas,
  ...mediaSchemas,
] as const;
