import { defineFormula } from "../formula";

export const credit = defineFormula({
  id: "credit-score-estimate",
  title: "Credit score estimate",
  explained:
    "A simple estimate between 300 and 850: paying in time and using little of the credit count most. No agency works exactly so.",
  inputs: {
    onTime: { label: "Payments made in time", value: 95, unit: "%" },
    used: { label: "Credit used", value: 30, unit: "%" },
    years: { label: "Years of history", value: 5 },
    requests: { label: "Requests this year", value: 1 },
  },
  workOut: ({ onTime, used, years, requests }) => {
    const points =
      300 +
      2.2 * onTime +
      1.6 * Math.max(0, 100 - used) +
      7 * Math.min(years, 20) +
      30 -
      10 * requests;
    const score = Math.round(Math.min(850, Math.max(300, points)));
    return [
      { label: "Estimated score", text: String(score) },
      {
        label: "That is",
        text: score >= 740 ? "very good" : score >= 670 ? "good" : score >= 580 ? "fair" : "poor",
      },
    ];
  },
});
