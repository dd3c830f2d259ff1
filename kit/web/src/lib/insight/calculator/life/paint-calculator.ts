import { formatNumber } from "../../../format";
import { defineFormula } from "../formula";

export const material = defineFormula({
  id: "paint-calculator",
  title: "Paint calculator",
  explained: "Width times height times coats, divided by what a litre covers.",
  inputs: {
    width: { label: "Width of the wall", value: 5, unit: "m" },
    height: { label: "Height of the wall", value: 2.5, unit: "m" },
    coats: { label: "Coats", value: 2 },
    coverage: { label: "A litre covers", value: 10, unit: "m²" },
  },
  workOut: ({ width, height, coats, coverage }) => [
    { label: "Area", text: `${formatNumber(width * height)} m²` },
    {
      label: "Needed",
      text: `${formatNumber((width * height * coats) / Math.max(0.1, coverage))} l`,
    },
  ],
});
