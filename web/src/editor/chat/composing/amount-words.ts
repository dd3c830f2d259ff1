import { dollarsInWords } from "../../../components/dollars-in-words.ts";

/** The least and the most that something is likely to cost. */
interface Range {
  from: number;
  to: number;
}

/** How many credits are left, and whether they may be too few for what a build will cost. */
export function balanceWords({ credits, balance }: { credits: Range; balance: number }): { words: string; isLow: boolean } {
  return { words: `${balance.toLocaleString("en")} left`, isLow: balance < credits.to };
}

/** What a build will roughly cost: in credits, and for the installation's owner what the provider charges. */
export function amountWords({ credits, dollars, model }: { credits: Range; dollars: Range | null; model: { category: string } }): string {
  if (credits.to === 0) return "Free of charge";
  const isExact = credits.from === credits.to;
  const amount = isExact
    ? `${credits.to.toLocaleString("en")} ${credits.to === 1 ? "credit" : "credits"}`
    : `${credits.from.toLocaleString("en")} to ${credits.to.toLocaleString("en")} credits`;
  const about = model.category === "free" || (isExact && dollars?.to === 0) ? "" : "About ";
  if (dollars === null || dollars.to === 0) return `${about}${amount}`;
  const most = dollarsInWords(dollars.to);
  const least = dollarsInWords(dollars.from);
  return `${about}${amount} (${least === most ? most : `${least} to ${most.replace("US$ ", "")}`})`;
}
