import { formatMoney, formatNumber } from "../../../format";
import { defineFormula } from "../formula";

export const roi = defineFormula({
  id: "return-calculator",
  title: "Return calculator",
  explained: "What came back beside what was put in, in all and for each year.",
  inputs: {
    invested: { label: "Invested", value: 1_000, unit: "$" },
    returned: { label: "Returned", value: 1_300, unit: "$" },
    years: { label: "Years", value: 2 },
  },
  workOut: ({ invested, returned, years }) => {
    const part = invested === 0 ? 0 : returned / invested;
    return [
      { label: "Return", text: `${formatNumber((part - 1) * 100)}%` },
      {
        label: "A year",
        text: `${formatNumber((Math.max(0, part) ** (1 / Math.max(years, 0.1)) - 1) * 100)}%`,
      },
      { label: "Gain", text: formatMoney(returned - invested, "USD") },
    ];
  },
});
