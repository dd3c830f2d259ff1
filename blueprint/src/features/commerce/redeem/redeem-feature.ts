// A form that asks for a number that rows have: of a voucher, a parcel, a member. It says what the number is for, refuses an
// unknown one, and accepts one that is redeemed only once.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { plural } from "../../../knowledge/words/inflect.ts";
import type { Field } from "../../../schema/entity.ts";
import { defineFeature, onPage } from "../../definition/define-feature.ts";
import { redeemChecks } from "./redeem-checks.ts";
import { redeemParts } from "./redeem-parts.ts";
import { RedeemFeature, redeemHeading } from "./redeem-schema.ts";

const redeemedField: Field = { id: "redeemed", label: "Redeemed", type: "boolean", required: false };

export const redeemFeature = defineFeature<typeof RedeemFeature>({
  schema: RedeemFeature,
  fieldOptions: { field: ["text", "number"], redeemed: ["boolean"] },
  describe: ({ called, redeemed }) => ({
    called: redeemed === null ? `a form for ${called} numbers` : `the redemption of ${plural(called)}`,
    can: `${redeemed === null ? "find" : "redeem"} ${plural(called)} by their number`,
  }),
  draft: ({ words, entity }) => {
    const field = entity?.fields.find(({ type, label }) => /^(?:text|number)$/.test(type) && lexicon.names(label, "number-label"));
    if (entity === null || field === undefined) return null;
    const redeems = /\b(?:redeem|redemption|validat|check tickets|ticket check|check vouchers|scan|accept)/.test(words);
    const learns = redeems ? null : learntBy(words);
    const called = entity.one.split(" ").at(-1) ?? entity.one;
    const redeemed = redeems ? redeemedField.id : null;
    const feature = { entity: entity.id, called, field: field.id, redeemed, ...(learns !== null && { learns }) };
    const page = { id: "numbers", title: redeemHeading(feature), icon: "TicketCheck", intro: `Enter the number of a ${called}.` };
    return { feature, fields: redeems ? [redeemedField] : [], places: [onPage("form", page)] };
  },
  extend: (there, { learns }) =>
    learns === undefined || there.learns === learns ? there : { ...there, learns: there.learns === undefined ? learns : "both" },
  compose: redeemParts,
  checks: redeemChecks,
});

/** What one wants to know of what has the number; null where it is only to be found. */
function learntBy(words: string): "authenticity" | "state" | null {
  if (/\b(?:authentic|product verif|verify (?:the )?(?:authentic|certif))/.test(words)) return "authenticity";
  return /\btrac|\bcirculat/.test(words) ? "state" : null;
}
