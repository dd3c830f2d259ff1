import { formatNumber } from "../../../format";
import { defineFormula } from "../formula";

/** Fixed sample rates: no rates of today are loaded. */
const CURRENCIES = [
  { label: "Euro", value: 1 },
  { label: "US dollar", value: 1.1 },
  { label: "British pound", value: 0.85 },
  { label: "Japanese yen", value: 160 },
  { label: "Swiss franc", value: 0.95 },
  { label: "Indian rupee", value: 92 },
];

export const currency = defineFormula({
  id: "currency-converter",
  title: "Currency converter",
  explained: "With fixed sample rates: no rates of today are loaded.",
  inputs: {
    amount: { label: "Amount", value: 100 },
    from: { label: "From currency", value: 1, options: CURRENCIES },
    into: { label: "To currency", value: 1.1, options: CURRENCIES },
  },
  workOut: ({ amount, from, into }) => [
    { label: "Converted", text: formatNumber((amount / from) * into) },
    { label: "Rate", text: formatNumber(into / from) },
  ],
});
