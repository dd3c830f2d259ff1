// Calculators about money.
import type { Formula } from "./formula.ts";

const CURRENCIES = [
  { label: "Euro", value: 1 },
  { label: "US dollar", value: 1.1 },
  { label: "British pound", value: 0.85 },
  { label: "Japanese yen", value: 160 },
  { label: "Swiss franc", value: 0.95 },
  { label: "Indian rupee", value: 92 },
];

/** Loans, savings, tips, trips, returns, prices, currencies and credit. */
export const moneyFormulas = {
  loan: {
    title: "Loan calculator",
    icon: "Landmark",
    pattern: /loan|mortgage|repayment|instal?ment|financing|\bemi\b/,
    inputs: [
      { key: "amount", label: "Amount borrowed", value: 200_000, unit: "$" },
      { key: "rate", label: "Interest a year", value: 4, unit: "%" },
      { key: "years", label: "Years", value: 20 },
    ],
    explained: "The payment that pays back the loan with its interest in equal months.",
    example: { label: "Interest a year", value: "0", shows: "$833.33" },
  },
  savings: {
    title: "Savings calculator",
    icon: "PiggyBank",
    pattern: /saving|compound|interest|invest(?!igat)|retire|pension|wealth/,
    inputs: [
      { key: "start", label: "Saved already", value: 1_000, unit: "$" },
      { key: "monthly", label: "Saved each month", value: 100, unit: "$" },
      { key: "rate", label: "Interest a year", value: 3, unit: "%" },
      { key: "years", label: "Years", value: 10 },
    ],
    explained: "Interest is added every month and earns interest itself.",
    example: { label: "Interest a year", value: "0", shows: "$13,000.00" },
  },
  tip: {
    title: "Tip calculator",
    icon: "HandCoins",
    pattern: /\btips?\b|split the bill|bill split|gratuity/,
    inputs: [
      { key: "bill", label: "Bill", value: 60, unit: "$" },
      { key: "percent", label: "Tip", value: 15, unit: "%" },
      { key: "people", label: "People", value: 2 },
    ],
    explained: "The tip is a part of the bill; the sum is split evenly.",
    example: { label: "Bill", value: "100", shows: "$115.00" },
  },
  trip: {
    title: "Trip cost calculator",
    icon: "Fuel",
    pattern: /\bfuel|gasoline|petrol|trip cost|travel cost|mileage cost|journey cost/,
    inputs: [
      { key: "distance", label: "Distance", value: 300, unit: "km" },
      { key: "consumption", label: "Consumption for 100 km", value: 6, unit: "l" },
      { key: "price", label: "Price of a litre", value: 1.8, unit: "$" },
      { key: "people", label: "People", value: 2 },
    ],
    explained: "Distance times consumption gives the fuel, and the fuel its price.",
    example: { label: "Distance", value: "100", shows: "$10.80" },
  },
  currency: {
    title: "Currency converter",
    icon: "ArrowLeftRight",
    pattern: /currenc|exchange rate|forex/,
    inputs: [
      { key: "amount", label: "Amount", value: 100 },
      { key: "from", label: "From currency", value: 1, options: CURRENCIES },
      { key: "into", label: "To currency", value: 1.1, options: CURRENCIES },
    ],
    explained: "With fixed sample rates: no rates of today are loaded.",
    example: { label: "Amount", value: "200", shows: "220" },
  },
  roi: {
    title: "Return calculator",
    icon: "TrendingUp",
    pattern: /\broi\b|return on investment|profit margin|profitab/,
    inputs: [
      { key: "invested", label: "Invested", value: 1_000, unit: "$" },
      { key: "returned", label: "Returned", value: 1_300, unit: "$" },
      { key: "years", label: "Years", value: 2 },
    ],
    explained: "What came back beside what was put in, in all and for each year.",
    example: { label: "Returned", value: "1500", shows: "50%" },
  },
  estimate: {
    title: "Cost estimator",
    icon: "Receipt",
    pattern: /estimat|quote|cost calculat|price calculat|budget calculat|premium|shipping cost|fee calculat/,
    inputs: [
      { key: "quantity", label: "Quantity", value: 1 },
      { key: "price", label: "Price for one", value: 100, unit: "$" },
      { key: "discount", label: "Discount", value: 0, unit: "%" },
      { key: "tax", label: "Tax", value: 20, unit: "%" },
    ],
    explained: "Quantity times price, less the discount, with tax. An estimate, not an offer.",
    example: { label: "Quantity", value: "3", shows: "$360.00" },
  },
  tax: {
    title: "Income tax",
    icon: "Landmark",
    pattern: /\b(?:income )?tax(?:es)?\b/,
    inputs: [
      { key: "income", label: "Income a year", value: 45_000, unit: "$" },
      { key: "allowance", label: "Free of tax", value: 12_000, unit: "$" },
      { key: "rate", label: "Rate", value: 20, unit: "%" },
    ],
    explained: "One rate on what is above the allowance, with your own figures: it knows the bands of no country.",
    example: { label: "Income a year", value: "50000", shows: "$7,600.00" },
  },
  credit: {
    title: "Credit score estimate",
    icon: "Gauge",
    pattern: /credit (?:score|rating)|creditworth/,
    inputs: [
      { key: "onTime", label: "Payments made in time", value: 95, unit: "%" },
      { key: "used", label: "Credit used", value: 30, unit: "%" },
      { key: "years", label: "Years of history", value: 5 },
      { key: "requests", label: "Requests this year", value: 1 },
    ],
    explained:
      "A simple estimate between 300 and 850: paying in time and using little of the credit count most. No agency works exactly so.",
    example: { label: "Payments made in time", value: "0", shows: "467" },
  },
} satisfies Record<string, Formula>;
