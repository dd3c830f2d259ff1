// The kinds of features of this group: what people buy, reserve, apply for and pay.
import { z } from "zod";
import { Slug } from "../../schema/entity.ts";
import { featureOfEntity } from "../../schema/feature-base.ts";

const methods = z.array(z.string().min(1).max(40)).min(1).max(6);

/** The schemas of the group's features. */
export const commerceSchemas = [
  /** A cart, a checkout and orders for rows with a price. `delivers`: something is brought to an address. */
  z.strictObject({ kind: z.literal("buy"), ...featureOfEntity, price: Slug, delivers: z.boolean(), methods }),
] as const;
