import { formatMoney } from "../../../format";
import { defineFormula } from "../formula";

export const savings = defineFormula({
  id: "savings-calculator",
  title: "Savings calculator",
  explained: "Interest is added every month and earns interest itself.",
  inputs: {
    start: { label: "Saved already", value: 1_000, unit: "$" },
    monthly: { label: "Saved each month", value: 100, unit: "$" },
    rate: { label: "Interest a year", value: 3, unit: "%" },
    years: { label: "Years", value: 10 },
  },
  workOut: ({ start, monthly, rate, years }) => {
    const growth = 1 + rate / 1200;
    const months = Math.max(0, Math.round(years * 12));
    const total =
      start * growth ** months +
      (growth === 1 ? monthly * months : (monthly * (growth ** months - 1)) / (growth - 1));
    const paid = start + monthly * months;
    return [
      { label: "Saved in the end", text: formatMoney(total, "USD") },
      { label: "Paid in", text: formatMoney(paid, "USD") },
      { label: "Interest earned", text: formatMoney(total - paid, "USD") },
    ];
  },
});
