import { formatMoney, formatNumber } from "../../../format";
import { defineFormula } from "../formula";

export const tax = defineFormula({
  id: "income-tax",
  title: "Income tax",
  explained:
    "One rate on what is above the allowance, with your own figures: it knows the bands of no country.",
  inputs: {
    income: { label: "Income a year", value: 45_000, unit: "$" },
    allowance: { label: "Free of tax", value: 12_000, unit: "$" },
    rate: { label: "Rate", value: 20, unit: "%" },
  },
  workOut: ({ income, allowance, rate }) => {
    const due = (Math.max(0, income - allowance) * rate) / 100;
    return [
      { label: "Tax a year", text: formatMoney(due, "USD") },
      { label: "Left a month", text: formatMoney((income - due) / 12, "USD") },
      {
        label: "Part of the income",
        text: `${formatNumber(income === 0 ? 0 : (due / income) * 100)}%`,
      },
    ];
  },
});
