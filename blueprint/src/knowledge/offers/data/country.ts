import { choice, money, number, text, title } from "../../field.ts";
import { average, chartSum, count, type Thing } from "../../thing.ts";

/** Countries with rounded figures. */
export const country: Thing = {
  one: "country",
  many: "countries",
  words: ["nation", "state", "travel country", "country profile", "country datum", "country statistic"],
  apps: [],
  icon: "Globe",
  view: "cards",
  hue: 208,
  tagline: "Countries compared: people, land and livelihood",
  fields: [
    title("Name", { words: ["country", "nation"], placeholder: "Portugal" }),
    text("Capital", { words: ["capital city", "main city"] }),
    choice("Continent", ["Africa", "America", "Asia", "Europe", "Oceania"], { words: ["region", "part of the world"] }),
    number("Population", { words: ["inhabitants", "people"], unit: "million" }),
    number("Land area", { words: ["area", "size", "surface"], unit: "km²" }),
    money("Income per person", { words: ["gdp per person", "gdp", "income", "gdp per capita", "wealth"] }),
    number("Life expectancy", { words: ["lifespan", "age"], unit: "years" }),
    text("Language", { words: ["languages", "spoken language", "official language"] }),
    text("Currency", { words: ["money"], presence: "named" }),
  ],
  rows: [
    ["Portugal", "Lisbon", "Europe", 10.6, 92200, 27000, 82, "Portuguese", "Euro"],
    ["Ghana", "Accra", "Africa", 34, 238500, 2300, 64, "English", "Cedi"],
    ["Japan", "Tokyo", "Asia", 124, 378000, 34000, 84, "Japanese", "Yen"],
    ["Norway", "Oslo", "Europe", 5.5, 385200, 88000, 83, "Norwegian", "Krone"],
    ["Canada", "Ottawa", "America", 40, 9985000, 54000, 82, "English and French", "Dollar"],
    ["Chile", "Santiago", "America", 19.6, 756100, 17000, 81, "Spanish", "Peso"],
    ["Kenya", "Nairobi", "Africa", 55, 580400, 2000, 63, "Swahili and English", "Shilling"],
    ["New Zealand", "Wellington", "Oceania", 5.2, 268000, 48000, 82, "English and Māori", "Dollar"],
    ["Slovenia", "Ljubljana", "Europe", 2.1, 20300, 32000, 82, "Slovene", "Euro"],
    ["Vietnam", "Hanoi", "Asia", 100, 331200, 4300, 75, "Vietnamese", "Dong"],
    ["Uruguay", "Montevideo", "America", 3.4, 176200, 22000, 78, "Spanish", "Peso"],
    ["Fiji", "Suva", "Oceania", 0.9, 18300, 5900, 68, "English and Fijian", "Dollar"],
  ],
  figures: [
    count("Countries"),
    average("life-expectancy", "Average life expectancy"),
    chartSum("population", "continent", "Population by continent"),
  ],
};
