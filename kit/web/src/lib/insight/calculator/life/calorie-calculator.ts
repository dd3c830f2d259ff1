import { formatNumber } from "../../../format";
import { defineFormula } from "../formula";

export const calories = defineFormula({
  id: "calorie-calculator",
  title: "Calorie calculator",
  explained: "The formula of Mifflin and St Jeor, times a factor for the activity.",
  inputs: {
    weight: { label: "Weight", value: 70, unit: "kg" },
    height: { label: "Height", value: 175, unit: "cm" },
    age: { label: "Age", value: 30 },
    body: {
      label: "Body",
      value: 5,
      options: [
        { label: "Male", value: 5 },
        { label: "Female", value: -161 },
      ],
    },
    activity: {
      label: "Activity",
      value: 1.2,
      options: [
        { label: "Mostly sitting", value: 1.2 },
        { label: "Some exercise", value: 1.375 },
        { label: "Exercise most days", value: 1.55 },
        { label: "Hard exercise daily", value: 1.725 },
      ],
    },
  },
  workOut: ({ weight, height, age, body, activity }) => {
    const rest = 10 * weight + 6.25 * height - 5 * age + body;
    return [
      { label: "At rest", text: `${formatNumber(Math.round(rest))} kcal` },
      { label: "A day", text: `${formatNumber(Math.round(rest * activity))} kcal` },
      {
        label: "To lose weight slowly",
        text: `${formatNumber(Math.round(rest * activity - 400))} kcal`,
      },
    ];
  },
});
