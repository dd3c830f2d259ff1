import { formatNumber } from "../../../format";
import { defineFormula } from "../formula";

export const grade = defineFormula({
  id: "grade-calculator",
  title: "Grade calculator",
  explained: "Each grade counts as often as its weight says.",
  inputs: {
    first: { label: "First grade", value: 80 },
    firstWeight: { label: "Weight of the first", value: 1 },
    second: { label: "Second grade", value: 90 },
    secondWeight: { label: "Weight of the second", value: 1 },
    third: { label: "Third grade", value: 70 },
    thirdWeight: { label: "Weight of the third", value: 1 },
  },
  workOut: ({ first, firstWeight, second, secondWeight, third, thirdWeight }) => {
    const weight = firstWeight + secondWeight + thirdWeight;
    const mean =
      weight === 0
        ? 0
        : (first * firstWeight + second * secondWeight + third * thirdWeight) / weight;
    return [
      { label: "Weighted average", text: formatNumber(mean) },
      { label: "Grade points", text: formatNumber(Math.max(0, Math.min(4, (mean - 50) / 12.5))) },
    ];
  },
});
