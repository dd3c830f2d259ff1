// Payments recorded against a row, such as the fees of a patient or the rent of a flat: an amount, a method, a receipt,
// the payments of the row and those of all with their total. Without a row one says what is paid for.
import { namedSample, samplePath } from "../../../checks/place.ts";
import { entityOf } from "../../../model/project-model.ts";
import { plural } from "../../../knowledge/words/inflect.ts";
import type { CheckStep } from "../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../definition/define-feature.ts";
import { currencyOf } from "../../../model/fields/field-display.ts";
import { inRegion } from "../parts/in-region.ts";
import { cardSteps } from "../parts/payment.ts";
import { moneyShown, priceField } from "../parts/price.ts";
import { payHeading } from "./pay-heading.ts";
import { payParts } from "./pay-parts.ts";
import { PayFeature } from "./pay-schema.ts";

export const payFeature = defineFeature<typeof PayFeature>({
  schema: PayFeature,
  fulfilledBy: ["book", "buy"],
  fieldOptions: { price: ["money", "number"] },
  words: {
    verbs:
      "pay,donate,donate online,donate to,make a donation,collect payments,pay for,pay bills,pay fees,pay rent,make a payment,make payments,pay online,record a payment,collect fee,receive payments,settle bills,process payments,handle payments,accept payments",
    nouns:
      "payment,payment record,payment processing,payment method,multiple payment methods,payment system,bill payment,fee payment,rent payment,payment history",
  },
  describe: ({ entity, called }, { many }) => ({
    called: "payments",
    can: entity === null ? `record ${plural(called)} that are paid` : `record what is paid for ${many}`,
  }),
  draft: ({ id, phrase, words, object, prompt, entity }) => {
    const price = entity === null ? undefined : priceField(entity);
    const called =
      ["fee", "rent", "bill", "invoice", "donation", "premium", "tuition", "tax", "fine"].find((word) =>
        `${object ?? ""} ${words}`.replace(/\bdonat(?:e|es|ing)\b/, "donation").includes(word),
      ) ?? "payment";
    const places = [
      {
        block: "list",
        on: "page",
        page: { id: "payments-made", title: "Payments", icon: "Wallet", intro: "What was paid, with a receipt for each." },
      },
    ] as const;
    return {
      feature: {
        ...{ kind: "pay", id, phrase, entity: entity?.id ?? null, price: price?.id ?? null, called },
        currency: currencyOf(price ?? {}),
        methods: /pay ?pal/.test(prompt) ? ["Card", "PayPal", "Cash", "Bank transfer"] : ["Card", "Cash", "Bank transfer"],
      },
      places: entity === null ? [{ ...places[0], block: "form" }, ...places] : places,
    };
  },
  compose: payParts,
  checks: (context) => checksOf(context),
});

function checksOf({ project, feature }: FeatureContext<PayFeature>): FeatureCheck[] {
  const page = project.pages.find(({ page: { id } }) => id === "payments-made")?.path ?? "/payments-made";
  const model = feature.entity === null ? null : entityOf(project, feature.entity);
  const sample = model === null ? null : namedSample({ project, model });
  if (model !== null && sample === null) return [];
  const path = model === null || sample === null ? page : samplePath(model, sample.index);
  const title = sample?.title ?? "Consultation";
  const record: CheckStep = { do: "click", target: { role: "button", name: "Record payment", exact: true } };
  const amount = (value: string): CheckStep => ({ do: "fill", target: { label: "Amount" }, value });
  const entry = { role: "listitem", within: { role: "list", name: "Payments", exact: true } } as const;
  const paid = moneyShown(120.5, feature.currency);
  return [
    {
      title: `A ${feature.called} is recorded with an amount and a method, gets a receipt, and counts in the total of all payments`,
      steps: [
        { do: "open", path },
        ...inRegion(payHeading(feature), [
          amount(""),
          record,
          { do: "expectVisible", target: { text: "Enter the amount." } },
          amount("0"),
          record,
          { do: "expectVisible", target: { text: "Enter 0.01 or more." } },
          ...(sample === null ? [{ do: "fill", target: { label: "What it is for" }, value: title } as const] : []),
          { do: "fill", target: { label: "Paid by" }, value: "Robin Vale" },
          amount("120.50"),
          ...cardSteps("Record payment"),
          { do: "expectVisible", target: { role: "status", text: `${paid} is paid` } },
        ]),
        { do: "reload" },
        { do: "open", path: page },
        { do: "expectVisible", target: { ...entry, text: title } },
        { do: "expectVisible", target: { ...entry, text: paid } },
        { do: "expectVisible", target: { text: `Total: ${paid}` } },
        { do: "expectDownload", target: { role: "button", name: "Download receipt" }, nameEndsWith: ".html", contains: "Robin Vale" },
      ],
    },
  ];
}
