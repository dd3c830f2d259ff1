import { formatNumber } from "../../../format";
import { defineFormula } from "../formula";

export const percentage = defineFormula({
  id: "percentage-calculator",
  title: "Percentage calculator",
  explained: "The part divided by the whole, times a hundred.",
  inputs: {
    part: { label: "Part", value: 30 },
    whole: { label: "Whole", value: 120 },
  },
  workOut: ({ part, whole }) => [
    { label: "The part is", text: `${formatNumber(whole === 0 ? 0 : (part / whole) * 100)}%` },
    { label: "The rest is", text: formatNumber(whole - part) },
  ],
});
