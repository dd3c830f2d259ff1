// Calculators about money.
import { code } from "../../../../writer/code/code.ts";
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
    steps: code`
      const months = Math.max(1, years * 12);
      const monthly = rate / 1200;
      const payment = monthly === 0 ? amount / months : (amount * monthly) / (1 - (1 + monthly) ** -months);`,
    results: code`[
      { label: "Monthly payment", text: @formatMoney(payment, "USD") },
      { label: "Paid in all", text: @formatMoney(payment * months, "USD") },
      { label: "Of which interest", text: @formatMoney(payment * months - amount, "USD") },
    ]`,
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
    steps: code`
      const growth = 1 + rate / 1200;
      const months = Math.max(0, Math.round(years * 12));
      const total = start * growth ** months + (growth === 1 ? monthly * months : (monthly * (growth ** months - 1)) / (growth - 1));
      const paid = start + monthly * months;`,
    results: code`[
      { label: "Saved in the end", text: @formatMoney(total, "USD") },
      { label: "Paid in", text: @formatMoney(paid, "USD") },
      { label: "Interest earned", text: @formatMoney(total - paid, "USD") },
    ]`,
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
    steps: code`const total = bill * (1 + percent / 100);`,
    results: code`[
      { label: "Tip", text: @formatMoney(total - bill, "USD") },
      { label: "In all", text: @formatMoney(total, "USD") },
      { label: "For each", text: @formatMoney(total / Math.max(1, people), "USD") },
    ]`,
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
    steps: code`
      const litres = (distance / 100) * consumption;`,
    results: code`[
      { label: "Fuel", text: \`\${@formatNumber(litres)} l\` },
      { label: "Cost", text: @formatMoney(litres * price, "USD") },
      { label: "For each", text: @formatMoney((litres * price) / Math.max(1, people), "USD") },
    ]`,
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
    results: code`[
      { label: "Converted", text: @formatNumber((amount / from) * into) },
      { label: "Rate", text: @formatNumber(into / from) },
    ]`,
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
    steps: code`const part = invested === 0 ? 0 : returned / invested;`,
    results: code`[
      { label: "Return", text: \`\${@formatNumber((part - 1) * 100)}%\` },
      { label: "A year", text: \`\${@formatNumber((Math.max(0, part) ** (1 / Math.max(years, 0.1)) - 1) * 100)}%\` },
      { label: "Gain", text: @formatMoney(returned - invested, "USD") },
    ]`,
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
    steps: code`const net = quantity * price * (1 - discount / 100);`,
    results: code`[
      { label: "Before tax", text: @formatMoney(net, "USD") },
      { label: "Tax in money", text: @formatMoney((net * tax) / 100, "USD") },
      { label: "Estimated cost", text: @formatMoney(net * (1 + tax / 100), "USD") },
    ]`,
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
    steps: code`const due = (Math.max(0, income - allowance) * rate) / 100;`,
    results: code`[
      { label: "Tax a year", text: @formatMoney(due, "USD") },
      { label: "Left a month", text: @formatMoney((income - due) / 12, "USD") },
      { label: "Part of the income", text: \`\${@formatNumber(income === 0 ? 0 : (due / income) * 100)}%\` },
    ]`,
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
    steps: code`
      const points = 300 + 2.2 * onTime + 1.6 * Math.max(0, 100 - used) + 7 * Math.min(years, 20) + 30 - 10 * requests;
      const score = Math.round(Math.min(850, Math.max(300, points)));`,
    results: code`[
      { label: "Estimated score", text: String(score) },
      { label: "That is", text: score >= 740 ? "very good" : score >= 670 ? "good" : score >= 580 ? "fair" : "poor" },
    ]`,
    explained:
      "A simple estimate between 300 and 850: paying in time and using little of the credit count most. No agency works exactly so.",
    example: { label: "Payments made in time", value: "0", shows: "467" },
  },
} satisfies Record<string, Formula>;
