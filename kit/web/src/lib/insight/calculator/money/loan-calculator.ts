import { formatMoney } from "../../../format";
import { defineFormula } from "../formula";

export const loan = defineFormula({
  id: "loan-calculator",
  title: "Loan calculator",
  explained: "The payment that pays back the loan with its interest in equal months.",
  inputs: {
    amount: { label: "Amount borrowed", value: 200_000, unit: "$" },
    rate: { label: "Interest a year", value: 4, unit: "%" },
    years: { label: "Years", value: 20 },
  },
  workOut: ({ amount, rate, years }) => {
    const months = Math.max(1, years * 12);
    const monthly = rate / 1200;
    const payment =
      monthly === 0 ? amount / months : (amount * monthly) / (1 - (1 + monthly) ** -months);
    return [
      { label: "Monthly payment", text: formatMoney(payment, "USD") },
      { label: "Paid in all", text: formatMoney(payment * months, "USD") },
      { label: "Of which interest", text: formatMoney(payment * months - amount, "USD") },
    ];
  },
});
