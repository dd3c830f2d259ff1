// Quotes: a number and extras make an itemised total, which is requested, kept in a list and can be downloaded.
import { samplePath } from "../../../checks/place.ts";
import type { CheckStep } from "../../../schema/check.ts";
import type { FeatureOf } from "../../feature.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../unit/unit.ts";
import { inRegion } from "../parts/in-region.ts";
import { moneyShown, priceOf, priced, pricedSample } from "../parts/price.ts";
import { quoteParts } from "./quote-parts.ts";
import { quoteTerms } from "./quote-terms.ts";

type Quote = FeatureOf<"quote">;

export const quoteUnit: Unit<Quote> = {
  draft: ({ id, phrase, prompt, entity }) => {
    if (entity === null) return null;
    const { price, fields } = priced(entity);
    return {
      feature: { kind: "quote", id, phrase, entity: entity.id, price, ...quoteTerms(entity.one, prompt) },
      fields,
      places: [
        {
          block: "list",
          on: "page",
          page: { id: "my-quotes", title: "My quotes", icon: "ReceiptText", intro: "The quotes that you have requested." },
        },
      ],
    };
  },
  compose: quoteParts,
  checks: (call) => checksOf(call),
};

function checksOf({ project, feature, model }: UnitCall<Quote>): FeatureCheck[] {
  const sample = pricedSample(project, model, { price: feature.price });
  if (sample === null) return [];
  const { currency } = priceOf(model, feature.price);
  const shown = (value: number): string => moneyShown(Math.round(value * 100) / 100, currency);
  const base = sample.price * 2;
  const [extra] = feature.extras;
  const request: CheckStep = { do: "click", target: { role: "button", name: "Request this quote", exact: true } };
  const withExtra: CheckStep[] =
    extra === undefined
      ? []
      : [
          { do: "setChecked", target: { role: "checkbox", name: extra.label }, checked: true },
          { do: "expectVisible", target: { role: "status", text: shown(base + Math.round(base * extra.share) / 100) } },
        ];
  const download: CheckStep = {
    do: "expectDownload",
    target: { role: "button", name: "Download quote" },
    nameEndsWith: ".html",
    contains: "Robin Vale",
  };
  const page = project.pages.find(({ page: { id } }) => id === "my-quotes")?.path ?? "/my-quotes";
  return [
    {
      title: `A quote for ${model.entity.name.many} adds up as it is put together, and is requested, kept and downloaded`,
      steps: [
        { do: "open", path: samplePath(model, sample.index) },
        ...inRegion("Get a quote", [
          { do: "click", target: { role: "button", name: `${feature.count}: one more`, exact: true } },
          { do: "expectVisible", target: { role: "status", text: shown(base) } },
          ...withExtra,
          request,
          { do: "expectVisible", target: { text: "Enter your e-mail address." } },
          { do: "fill", target: { label: "Full name" }, value: "Robin Vale" },
          { do: "fill", target: { label: "E-mail address" }, value: "robin@example.com" },
          request,
          { do: "expectVisible", target: { role: "status", text: "Your quote is requested" } },
          download,
        ]),
        { do: "open", path: page },
        { do: "expectVisible", target: { role: "listitem", within: { role: "list", name: "Quotes", exact: true }, text: sample.title } },
        download,
        { do: "click", target: { role: "button", name: "Cancel request", exact: true } },
        { do: "reload" },
        { do: "expectVisible", target: { role: "listitem", within: { role: "list", name: "Quotes", exact: true }, text: "Cancelled" } },
      ],
    },
  ];
}
