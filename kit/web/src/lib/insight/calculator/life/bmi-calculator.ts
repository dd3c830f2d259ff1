import { defineFormula } from "../formula";

export const bmi = defineFormula({
  id: "bmi-calculator",
  title: "BMI calculator",
  explained:
    "Weight in kilograms, divided by the square of the height in metres. It says nothing of muscle or build.",
  inputs: {
    weight: { label: "Weight", value: 70, unit: "kg" },
    height: { label: "Height", value: 175, unit: "cm" },
  },
  workOut: ({ weight, height }) => {
    const index = weight / (Math.max(1, height) / 100) ** 2;
    return [
      { label: "Body mass index", text: index.toFixed(1) },
      {
        label: "That is",
        text:
          index < 18.5
            ? "underweight"
            : index < 25
              ? "normal weight"
              : index < 30
                ? "overweight"
                : "obesity",
      },
    ];
  },
});
