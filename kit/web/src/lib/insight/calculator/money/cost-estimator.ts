import { formatMoney } from "../../../format";
import { defineFormula } from "../formula";

export const estimate = defineFormula({
  id: "cost-estimator",
  title: "Cost estimator",
  explained: "Quantity times price, less the discount, with tax. An estimate, not an offer.",
  inputs: {
    quantity: { label: "Quantity", value: 1 },
    price: { label: "Price for one", value: 100, unit: "$" },
    discount: { label: "Discount", value: 0, unit: "%" },
    tax: { label: "Tax", value: 20, unit: "%" },
  },
  workOut: ({ quantity, price, discount, tax }) => {
    const net = quantity * price * (1 - discount / 100);
    return [
      { label: "Before tax", text: formatMoney(net, "USD") },
      { label: "Tax in money", text: formatMoney((net * tax) / 100, "USD") },
      { label: "Estimated cost", text: formatMoney(net * (1 + tax / 100), "USD") },
    ];
  },
});
