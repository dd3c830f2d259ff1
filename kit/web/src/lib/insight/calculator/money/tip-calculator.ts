import { formatMoney } from "../../../format";
import { defineFormula } from "../formula";

export const tip = defineFormula({
  id: "tip-calculator",
  title: "Tip calculator",
  explained: "The tip is a part of the bill; the sum is split evenly.",
  inputs: {
    bill: { label: "Bill", value: 60, unit: "$" },
    percent: { label: "Tip", value: 15, unit: "%" },
    people: { label: "People", value: 2 },
  },
  workOut: ({ bill, percent, people }) => {
    const total = bill * (1 + percent / 100);
    return [
      { label: "Tip", text: formatMoney(total - bill, "USD") },
      { label: "In all", text: formatMoney(total, "USD") },
      { label: "For each", text: formatMoney(total / Math.max(1, people), "USD") },
    ];
  },
});
