import { choice, date, money, number, percent, title } from "../../../field.ts";
import { average, chartOf, count, type Thing } from "../../../thing.ts";

/** Reports on the credit of people and firms. */
export const creditReport: Thing = {
  one: "credit report",
  many: "credit reports",
  words: [
    "credit status",
    "credit score",
    "credit rating",
    "credit record",
    "credit history",
    "credit check",
    "creditworthiness",
    "credit information",
    "credit assessment",
  ],
  apps: [],
  icon: "Gauge",
  view: "table",
  hue: 220,
  tagline: "How creditworthy everyone is, and why",
  fields: [
    title("Name", { words: ["customer", "client", "company", "person", "applicant"], placeholder: "Corner Bakery" }),
    number("Credit score", { words: ["score", "points", "credit rating"], max: 850 }),
    choice("Rating", ["Excellent", "Good", "Fair", "Poor"], { words: ["grade", "status", "class", "assessment", "credit status"] }),
    money("Credit limit", { words: ["limit", "credit line", "maximum"] }),
    money("Open debt", { words: ["debt", "balance", "owed", "outstanding", "liabilities"] }),
    percent("Usage", { words: ["utilization", "utilisation", "credit usage", "used"] }),
    number("Late payments", { words: ["missed payments", "defaults", "delays"] }),
    date("Checked on", { words: ["date", "report date", "last check", "updated"] }),
  ],
  rows: [
    ["Corner Bakery", 742, "Good", 25000, 6200, 25, 1, -6],
    ["Harbour Studio", 801, "Excellent", 40000, 3100, 8, 0, -12],
    ["Northside Books", 688, "Fair", 15000, 9800, 65, 3, -3],
    ["Linden & Daughters", 655, "Fair", 20000, 13400, 67, 4, -20],
    ["Atlas Physiotherapy", 773, "Excellent", 30000, 5400, 18, 0, -9],
    ["Green Valley Farm", 719, "Good", 50000, 21000, 42, 1, -15],
    ["Old Mill Traders", 548, "Poor", 8000, 7700, 96, 9, -1],
    ["Blue Door Gallery", 702, "Good", 12000, 4100, 34, 2, -27],
    ["Meridian Supply", 829, "Excellent", 90000, 17500, 19, 0, -4],
    ["Atlas Workshop", 611, "Poor", 10000, 8300, 83, 6, -8],
    ["Station Garage", 671, "Fair", 18000, 10600, 59, 3, -33],
  ],
  figures: [count("Reports"), average("credit-score", "Average credit score"), chartOf("rating", "Reports by rating", "ring")],
};
