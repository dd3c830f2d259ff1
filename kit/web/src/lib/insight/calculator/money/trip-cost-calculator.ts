import { formatMoney, formatNumber } from "../../../format";
import { defineFormula } from "../formula";

export const trip = defineFormula({
  id: "trip-cost-calculator",
  title: "Trip cost calculator",
  explained: "Distance times consumption gives the fuel, and the fuel its price.",
  inputs: {
    distance: { label: "Distance", value: 300, unit: "km" },
    consumption: { label: "Consumption for 100 km", value: 6, unit: "l" },
    price: { label: "Price of a litre", value: 1.8, unit: "$" },
    people: { label: "People", value: 2 },
  },
  workOut: ({ distance, consumption, price, people }) => {
    const litres = (distance / 100) * consumption;
    return [
      { label: "Fuel", text: `${formatNumber(litres)} l` },
      { label: "Cost", text: formatMoney(litres * price, "USD") },
      { label: "For each", text: formatMoney((litres * price) / Math.max(1, people), "USD") },
    ];
  },
});
