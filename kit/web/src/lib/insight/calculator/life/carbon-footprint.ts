import { formatNumber } from "../../../format";
import { defineFormula } from "../formula";

export const carbon = defineFormula({
  id: "carbon-footprint",
  title: "Carbon footprint",
  explained: "With rough averages: 0.17 kg a kilometre, 300 kg a flight, 0.35 kg a kilowatt-hour.",
  inputs: {
    car: { label: "By car each week", value: 100, unit: "km" },
    flights: { label: "Flights a year", value: 2 },
    power: { label: "Electricity each month", value: 250, unit: "kWh" },
    diet: {
      label: "Food",
      value: 1_700,
      options: [
        { label: "With meat", value: 1_700 },
        { label: "Vegetarian", value: 1_200 },
        { label: "Vegan", value: 1_000 },
      ],
    },
  },
  workOut: ({ car, flights, power, diet }) => {
    const travel = car * 52 * 0.17 + flights * 300;
    const home = power * 12 * 0.35;
    return [
      { label: "In a year", text: `${formatNumber(Math.round(travel + home + diet))} kg CO₂` },
      { label: "Travel", text: `${formatNumber(Math.round(travel))} kg` },
      { label: "Home", text: `${formatNumber(Math.round(home))} kg` },
      { label: "Food", text: `${formatNumber(diet)} kg` },
    ];
  },
});
