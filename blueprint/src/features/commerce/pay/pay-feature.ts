// Payments recorded against a row, such as the fees of a patient or the rent of a flat: an amount, a method, a receipt,
// the payments of the row and those of all with their total. They lower what is to be paid for the row, which is marked as
// paid when nothing is left. Without a row one says what is paid for.
import { plural } from "../../../knowledge/words/inflect.ts";
import { defineFeature, onPage } from "../../definition/define-feature.ts";
import { currencyOf } from "../../../model/fields.ts";
import { priceField } from "../parts/price.ts";
import { payChecks } from "./pay-checks.ts";
import { payParts } from "./pay-parts.ts";
import { PayFeature } from "./pay-schema.ts";

export const payFeature = defineFeature<typeof PayFeature>({
  schema: PayFeature,
  fulfilledBy: ["book", "buy"],
  fieldOptions: { price: ["money", "number"] },
  describe: ({ entity, called }, { many }) => ({
    called: "payments",
    can: entity === null ? `record ${plural(called)} that are paid` : `record what is paid for ${many}`,
  }),
  draft: ({ words, object, prompt, entity }) => {
    const price = entity === null ? undefined : priceField(entity);
    const called =
      ["fee", "rent", "bill", "invoice", "donation", "premium", "tuition", "tax", "fine"].find((word) =>
        `${object ?? ""} ${words}`.replace(/\bdonat(?:e|es|ing)\b/, "donation").includes(word),
      ) ?? "payment";
    const places = [
      onPage("list", { id: "payments-made", title: "Payments", icon: "Wallet", intro: "What was paid, with a receipt for each." }),
    ] as const;
    return {
      feature: {
        entity: entity?.id ?? null,
        price: price?.id ?? null,
        called,
        currency: currencyOf(price ?? {}),
        methods: /pay ?pal/.test(prompt) ? ["Card", "PayPal", "Cash", "Bank transfer"] : ["Card", "Cash", "Bank transfer"],
      },
      places: entity === null ? [{ ...places[0], block: "form" }, ...places] : places,
    };
  },
  compose: payParts,
  checks: payChecks,
});
