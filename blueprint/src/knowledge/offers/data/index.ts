import type { Thing } from "../../thing.ts";
import { budgetLine } from "./budget-line.ts";
import { country } from "./country.ts";
import { energyReading } from "./energy-reading.ts";
import { marketTrend } from "./market-trend.ts";
import { neighborhood } from "./neighborhood.ts";
import { regulation } from "./regulation.ts";
import { sensorReading } from "./sensor-reading.ts";
import { surveyAnswer } from "./survey-answer.ts";
import { tracedProduct } from "./traced-product.ts";
import { trafficCount } from "./traffic-count.ts";
import { weatherReading } from "./weather-reading.ts";

/** Things of this subject. */
export const dataOffers: readonly Thing[] = [
  budgetLine,
  country,
  energyReading,
  marketTrend,
  neighborhood,
  regulation,
  sensorReading,
  surveyAnswer,
  tracedProduct,
  trafficCount,
  weatherReading,
];
