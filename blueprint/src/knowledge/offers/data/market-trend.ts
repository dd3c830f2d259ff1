import { choice, date, money, number, title } from "../../field.ts";
import { average, chartOf, chartSum, count, type Thing } from "../../thing.ts";

/** Trends of markets and their figures. */
export const marketTrend: Thing = {
  one: "market trend",
  many: "market trends",
  words: ["trend", "market datum", "market data", "industry trend", "market analysis", "market insight", "price trend", "market segment"],
  apps: [],
  icon: "TrendingUp",
  view: "table",
  hue: 150,
  tagline: "What grows, what shrinks, and how sure that is",
  fields: [
    title("Market", { words: ["name", "title", "trend", "segment"], placeholder: "Bicycles with a motor" }),
    choice("Sector", ["Energy", "Food", "Housing", "Mobility", "Technology"], {
      words: ["industry", "category", "area", "field", "branch"],
    }),
    money("Price", { words: ["average price", "current price", "value", "quote"] }),
    number("Change", { words: ["growth", "change in percent", "growth rate"], min: -100, unit: "%" }),
    number("Volume", { words: ["sales", "traded volume", "units sold", "demand"] }),
    money("Market size", { words: ["size", "turnover", "revenue"] }),
    choice("Outlook", ["Rising", "Steady", "Falling"], { words: ["direction", "forecast", "prediction", "tendency"] }),
    date("Updated on", { words: ["date", "day", "when", "as of"], presence: "always" }),
  ],
  rows: [
    ["Bicycles with a motor", "Mobility", 2450, 14.2, 86000, 210700000, "Rising", 0],
    ["Balcony solar sets", "Energy", 620, 31.5, 142000, 88000000, "Rising", -1],
    ["Oat drinks", "Food", 2.3, 8.7, 5400000, 12400000, "Rising", -1],
    ["Small flats in cities", "Housing", 248000, -2.1, 9100, 2256800000, "Falling", -2],
    ["Refurbished phones", "Technology", 310, 17.9, 265000, 82150000, "Rising", -2],
    ["Diesel cars, used", "Mobility", 11800, -9.4, 54000, 637200000, "Falling", -3],
    ["Heat pumps", "Energy", 8900, 6.1, 31000, 275900000, "Steady", -4],
    ["Ready meals", "Food", 4.6, 1.2, 7200000, 33120000, "Steady", -5],
    ["Family houses", "Housing", 412000, 0.8, 6800, 2801600000, "Steady", -6],
    ["Home printers", "Technology", 140, -12.3, 98000, 13720000, "Falling", -7],
    ["Cargo bikes", "Mobility", 3900, 22.4, 17500, 68250000, "Rising", -8],
    ["Local vegetables by box", "Food", 24, 11.6, 390000, 9360000, "Rising", -9],
  ],
  figures: [
    count("Markets"),
    average("change", "Average change"),
    chartOf("outlook", "Markets by outlook", "ring"),
    chartSum("market-size", "sector", "Market size by sector"),
  ],
};
