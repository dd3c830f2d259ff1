// Estimates: lines of quantity times unit price, with contingency and tax.
import { app } from "../app";
import { download, toCsv } from "./download";
import { formatMoney } from "./format";
import { isSavedObject, readDate, readText } from "./saved";
import { type Collection, createCollection } from "./store";

/** A line as it is typed. */
export interface EstimateLine {
  item: string;
  quantity: string;
  price: string;
}

/** What an estimate adds up. */
export interface EstimateContent {
  lines: readonly EstimateLine[];
  /** In percent, as it is typed. */
  contingency: string;
  tax: string;
}

export interface Estimate extends EstimateContent {
  name: string;
  /** The id of the row that it is for, or an empty text. */
  about: string;
  /** An ISO date. */
  savedOn: string;
}

interface EstimatesOptions {
  /** Its name in storage. */
  name: string;
  /** What one is called: "estimate". */
  called: string;
  /** The page on which they are made. */
  path: string;
  /** The items of a new one. */
  items: readonly string[];
  /** An ISO 4217 code. */
  currency: string;
}

export interface Estimates extends EstimatesOptions {
  saved: Collection<Estimate>;
}

/** Defines the estimates of an app and opens those that were saved. */
export function defineEstimates(options: EstimatesOptions): Estimates {
  const saved = createCollection<Estimate>({
    name: options.name,
    read: (row) => {
      const name = readText(row["name"]);
      if (name === "") return null;
      return {
        name,
        about: readText(row["about"]),
        lines: readLines(row["lines"]),
        contingency: readText(row["contingency"]),
        tax: readText(row["tax"]),
        savedOn: readDate(row["savedOn"]),
      };
    },
    samples: () => [],
  });
  return { ...options, saved };
}

function readLines(saved: unknown): EstimateLine[] {
  const lines: readonly unknown[] = Array.isArray(saved) ? saved : [];
  return lines.filter(isSavedObject).map(({ item, quantity, price }) => ({
    item: readText(item),
    quantity: readText(quantity),
    price: readText(price),
  }));
}

/** An estimate that nobody has filled in. */
export function newEstimate({ items }: Estimates, about: string): Estimate {
  const lines = items.map((item) => ({ item, quantity: "1", price: "" }));
  return { name: "", about, lines, contingency: "", tax: "", savedOn: "" };
}

/** A number as people type it; 0 for anything else. */
export function typedNumber(text: string): number {
  const value = Number(text.replace(",", "."));
  return Number.isFinite(value) ? Math.max(0, value) : 0;
}

export function lineTotal({ quantity, price }: EstimateLine): number {
  return inCents(typedNumber(quantity) * typedNumber(price));
}

export interface EstimateTotals {
  subtotal: number;
  contingency: number;
  tax: number;
  total: number;
}

/** Contingency is added to the lines, and tax to both. */
export function totalsOf({ lines, contingency, tax }: EstimateContent): EstimateTotals {
  const subtotal = inCents(lines.reduce((sum, line) => sum + lineTotal(line), 0));
  const reserve = inCents((subtotal * typedNumber(contingency)) / 100);
  const taxes = inCents(((subtotal + reserve) * typedNumber(tax)) / 100);
  return { subtotal, contingency: reserve, tax: taxes, total: inCents(subtotal + reserve + taxes) };
}

const inCents = (value: number): number => Math.round(value * 100) / 100;

export function formatAmount({ currency }: Estimates, value: number): string {
  return formatMoney(value, currency);
}

/** Downloads an estimate as a spreadsheet. */
export function downloadEstimate(estimate: Estimate) {
  const name = estimate.name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  download(`${name || app.key}.csv`, "text/csv", toCsv(spreadsheetOf(estimate)));
}

/** The lines and the totals of an estimate as rows of cells. */
export function spreadsheetOf(estimate: EstimateContent): (readonly unknown[])[] {
  const { subtotal, contingency, tax, total } = totalsOf(estimate);
  return [
    ["Item", "Quantity", "Unit price", "Amount"],
    ...estimate.lines.map((line) => [
      line.item,
      typedNumber(line.quantity),
      typedNumber(line.price),
      lineTotal(line),
    ]),
    ["Subtotal", "", "", subtotal],
    [`Contingency ${typedNumber(estimate.contingency)}%`, "", "", contingency],
    [`Tax ${typedNumber(estimate.tax)}%`, "", "", tax],
    ["Total", "", "", total],
  ];
}
