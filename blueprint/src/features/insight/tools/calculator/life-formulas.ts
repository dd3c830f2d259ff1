// Calculators about health, home, school and the environment.
import type { Formula } from "./formula.ts";

/** Weight, calories, units, age, percentages, carbon, paint and grades. */
export const lifeFormulas = {
  bmi: {
    title: "BMI calculator",
    icon: "Scale",
    pattern: /\bbmi\b|body mass/,
    inputs: [
      { key: "weight", label: "Weight", value: 70, unit: "kg" },
      { key: "height", label: "Height", value: 175, unit: "cm" },
    ],
    explained: "Weight in kilograms, divided by the square of the height in metres. It says nothing of muscle or build.",
    example: { label: "Weight", value: "100", shows: "32.7" },
  },
  calories: {
    title: "Calorie calculator",
    icon: "Flame",
    pattern: /calorie|\bbmr\b|\btdee\b|metabolic|macro/,
    inputs: [
      { key: "weight", label: "Weight", value: 70, unit: "kg" },
      { key: "height", label: "Height", value: 175, unit: "cm" },
      { key: "age", label: "Age", value: 30 },
      {
        key: "body",
        label: "Body",
        value: 5,
        options: [
          { label: "Male", value: 5 },
          { label: "Female", value: -161 },
        ],
      },
      {
        key: "activity",
        label: "Activity",
        value: 1.2,
        options: [
          { label: "Mostly sitting", value: 1.2 },
          { label: "Some exercise", value: 1.375 },
          { label: "Exercise most days", value: 1.55 },
          { label: "Hard exercise daily", value: 1.725 },
        ],
      },
    ],
    explained: "The formula of Mifflin and St Jeor, times a factor for the activity.",
    example: { label: "Weight", value: "80", shows: "1,749 kcal" },
  },
  units: {
    title: "Unit converter",
    icon: "Ruler",
    pattern: /unit conver|convert(?:er|ing)? (?:of )?(?:units|measure)|measurement conver|converter|kilomet|celsius/,
    inputs: [
      { key: "amount", label: "Value", value: 10 },
      {
        key: "factor",
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
    ],
    explained: "The value times a fixed factor; degrees also move by 32.",
    example: { label: "Value", value: "100", shows: "62.14" },
  },
  age: {
    title: "Age calculator",
    icon: "Cake",
    pattern: /\bage calculat|calculate (?:your |my |their )?age|how old/,
    inputs: [
      { key: "year", label: "Year of birth", value: 1990 },
      { key: "month", label: "Month of birth", value: 6 },
      { key: "day", label: "Day of birth", value: 15 },
    ],
    explained: "From the day of birth to today.",
    example: { label: "Year of birth", value: "2999", shows: "0 years" },
  },
  percentage: {
    title: "Percentage calculator",
    icon: "Percent",
    pattern: /percentage calculat|calculate percent|discount calculat/,
    inputs: [
      { key: "part", label: "Part", value: 30 },
      { key: "whole", label: "Whole", value: 120 },
    ],
    explained: "The part divided by the whole, times a hundred.",
    example: { label: "Part", value: "60", shows: "50%" },
  },
  carbon: {
    title: "Carbon footprint",
    icon: "Leaf",
    pattern: /carbon|\bco2\b|emission|footprint|sustainab/,
    inputs: [
      { key: "car", label: "By car each week", value: 100, unit: "km" },
      { key: "flights", label: "Flights a year", value: 2 },
      { key: "power", label: "Electricity each month", value: 250, unit: "kWh" },
      {
        key: "diet",
        label: "Food",
        value: 1_700,
        options: [
          { label: "With meat", value: 1_700 },
          { label: "Vegetarian", value: 1_200 },
          { label: "Vegan", value: 1_000 },
        ],
      },
    ],
    explained: "With rough averages: 0.17 kg a kilometre, 300 kg a flight, 0.35 kg a kilowatt-hour.",
    example: { label: "Flights a year", value: "0", shows: "3,634 kg" },
  },
  material: {
    title: "Paint calculator",
    icon: "PaintRoller",
    pattern: /paint calculat|material calculat|how much paint|wallpaper calculat|tile calculat|construction calculat/,
    inputs: [
      { key: "width", label: "Width of the wall", value: 5, unit: "m" },
      { key: "height", label: "Height of the wall", value: 2.5, unit: "m" },
      { key: "coats", label: "Coats", value: 2 },
      { key: "coverage", label: "A litre covers", value: 10, unit: "m²" },
    ],
    explained: "Width times height times coats, divided by what a litre covers.",
    example: { label: "Coats", value: "4", shows: "5 l" },
  },
  grade: {
    title: "Grade calculator",
    icon: "GraduationCap",
    pattern: /\bgpa\b|grade (?:calculat|average)|average grade|grade point/,
    inputs: [
      { key: "first", label: "First grade", value: 80 },
      { key: "firstWeight", label: "Weight of the first", value: 1 },
      { key: "second", label: "Second grade", value: 90 },
      { key: "secondWeight", label: "Weight of the second", value: 1 },
      { key: "third", label: "Third grade", value: 70 },
      { key: "thirdWeight", label: "Weight of the third", value: 1 },
    ],
    explained: "Each grade counts as often as its weight says.",
    example: { label: "First grade", value: "110", shows: "90" },
  },
} satisfies Record<string, Formula>;
