import { formatNumber } from "../../../format";
import { defineFormula } from "../formula";

export const units = defineFormula({
  id: "unit-converter",
  title: "Unit converter",
  explained: "The value times a fixed factor; degrees also move by 32.",
  inputs: {
    amount: { label: "Value", value: 10 },
    factor: {
      label: "Conversion",
      value: 0.621371,
      options: [
        { label: "Kilometres to miles", value: 0.621371 },
        { label: "Miles to kilometres", value: 1.609344 },
        { label: "Metres to feet", value: 3.28084 },
        { label: "Centimetres to inches", value: 0.393701 },
        { label: "Kilograms to pounds", value: 2.204623 },
        { label: "Pounds to kilograms", value: 0.453592 },
        { label: "Litres to US gallons", value: 0.264172 },
        { label: "Celsius to Fahrenheit", value: 1.8 },
      ],
    },
  },
  workOut: ({ amount, factor }) => {
    const offset = factor === 1.8 ? 32 : 0;
    return [{ label: "Converted", text: formatNumber(amount * factor + offset) }];
  },
});
