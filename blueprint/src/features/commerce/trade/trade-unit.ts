// Trading: rows with a price are bought and sold from an account of play money; what is held and what was ordered is
// listed, and an order that the account cannot pay is refused.
import { samplePath } from "../../../checks/place.ts";
import type { CheckStep } from "../../../schema/check.ts";

import { capitalise } from "../../../writer/model/names.ts";
import type { FeatureOf } from "../../feature.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../unit/unit.ts";

import { inRegion } from "../parts/in-region.ts";
import { moneyShown, priced, pricedSample } from "../parts/price.ts";

type Trade = FeatureOf<"trade">;

export const tradeUnit: Unit<Trade> = {
  draft: ({ id, phrase, entity }) => {
    if (entity === null) return null;
    const { price, fields } = priced(entity);
    const unit = [...entity.fields, ...fields].find((field) => field.id === price)?.unit ?? "USD";
    return {
      feature: { kind: "trade", id, phrase, entity: entity.id, price, currency: /^[A-Z]{3}$/.test(unit) ? unit : "USD", cash: 1_000_000 },
      fields,
      places: [
        {
          block: "portfolio",
          on: "page",
          page: { id: "portfolio", title: "Portfolio", icon: "ChartCandlestick", intro: "What you hold, and every order." },
        },
      ],
    };
  },
  checks: (call) => checksOf(call),
};

function checksOf({ project, feature, model }: UnitCall<Trade>): FeatureCheck[] {
  const sample = pricedSample(project, model, { price: feature.price });
  if (sample === null || sample.price * 3 > feature.cash) return [];
  const order = (side: "Buy" | "Sell", quantity: string): CheckStep[] => [
    { do: "setChecked", target: { role: "radio", name: side, exact: true }, checked: true },
    { do: "fill", target: { label: "Quantity", exact: true }, value: quantity },
    { do: "click", target: { role: "button", name: "Place order", exact: true } },
  ];
  const { title, price, index } = sample;
  const shown = (value: number): string => moneyShown(value, feature.currency);
  const page = project.pages.find(({ page: { id } }) => id === "portfolio")?.path ?? "/portfolio";
  const history = { role: "listitem", within: { role: "list", name: "Order history", exact: true } } as const;
  return [
    {
      title: `${capitalise(model.entity.name.many)} are bought and sold from a simulated account, which refuses what it cannot pay, and the holdings and orders are listed`,
      steps: [
        { do: "open", path: samplePath(model, index) },
        ...inRegion(`Trade ${title}`, [
          ...order("Buy", String(Math.ceil(feature.cash / price) + 1)),
          { do: "expectVisible", target: { text: "This costs more than" } },
          ...order("Sell", "1"),
          { do: "expectVisible", target: { text: "You hold 0 of it." } },
          ...order("Buy", "3"),
          { do: "expectVisible", target: { role: "status", text: `Bought 3 × ${title}` } },
          ...order("Sell", "1"),
          { do: "expectVisible", target: { role: "status", text: `Sold 1 × ${title}` } },
        ]),
        { do: "open", path: page },
        { do: "expectVisible", target: { role: "listitem", within: { role: "list", name: "Holdings", exact: true }, text: title } },
        { do: "expectVisible", target: { text: shown(feature.cash - price * 2) } },
        { do: "expectCount", target: history, atLeast: 2, atMost: 2 },
        { do: "reload" },
        { do: "expectVisible", target: { ...history, text: "Sold" } },
      ],
    },
  ];
}
