// A form that asks for a number that the app handed out: of an order, a booking, a ticket, a member. It says what the number
// is for, refuses an unknown one, and accepts one that is redeemed only once.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { plural } from "../../../knowledge/words/inflect.ts";
import type { Field } from "../../../schema/entity.ts";
import { defineFeature, type FeatureRequest, onPage } from "../../definition/define-feature.ts";
import { redeemChecks } from "./redeem-checks.ts";
import { redeemParts } from "./redeem-parts.ts";
import { RedeemFeature, redeemHeading } from "./redeem-schema.ts";

const redeemedField: Field = { id: "redeemed", label: "Redeemed", type: "boolean", required: false };

export const redeemFeature = defineFeature<typeof RedeemFeature>({
  schema: RedeemFeature,
  fieldOptions: { field: ["text", "number"], redeemed: ["boolean"] },
  describe: ({ called, redeems }) => ({
    called: redeems ? `the redemption of ${plural(called)}` : `a form for ${called} numbers`,
    can: `${redeems ? "redeem" : "find"} ${plural(called)} by their number`,
  }),
  draft: (request) => {
    const { id, words, entity } = request;
    const field = entity?.fields.find(({ type, label }) => /^(?:text|number)$/.test(type) && lexicon.names(label, "number-label")) ?? null;
    const redeems = /\b(?:redeem|redemption|validat|check tickets|ticket check|check vouchers|scan|accept)/.test(words);
    const own = field === null || entity === null ? null : { entity: entity.id, field: field.id };
    const learns = redeems ? null : learntBy(words);
    const called = (own === null || learns === null ? null : entity?.one.split(" ").at(-1)) ?? calledIn(request);
    if (own === null && learns !== null && !handedOut.test(words.replaceAll(/s\b/g, ""))) return null;
    const feature = {
      id: own === null ? "redeem" : id,
      called,
      redeems,
      ...(own ?? { entity: null, field: null }),
      redeemed: own !== null && redeems ? redeemedField.id : null,
      ...(learns !== null && own !== null && { learns }),
    };
    const page = { id: "numbers", title: redeemHeading(feature), icon: "TicketCheck", intro: `Enter the number of a ${called}.` };
    return {
      feature,
      fields: feature.redeemed === null ? [] : [redeemedField],
      places: [onPage("form", page)],
    };
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

/** What an app hands numbers out for. */
const handedOut = /\b(?:voucher|coupon|ticket|order|booking|reservation|member(?:ship)?|application|appointment|gift card|pass)\b/;

/** What has the number, in a word: "ticket" of "check tickets at the door". */
function calledIn({ words, object, entity }: FeatureRequest): string {
  return handedOut.exec(words.replaceAll(/s\b/g, ""))?.[0] ?? object?.split(" ").at(-1) ?? entity?.one ?? "order";
}
