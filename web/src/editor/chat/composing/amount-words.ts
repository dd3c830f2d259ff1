import * as costWords from "#words/editor/cost.ts";
import * as generalWords from "#words/general.ts";
import { dollarDigits, dollarsInWords } from "../../../components/dollars-in-words.ts";

/** The least and the most that something is likely to cost. */
interface Range {
  from: number;
  to: number;
}

/** How many credits are left, and whether they may be too few for what a build will cost. */
export function balanceWords({ credits, balance }: { credits: Range; balance: number }): { words: string; isLow: boolean } {
  return { words: costWords.creditsLeft({ count: balance }), isLow: balance < credits.to };
}

/** What a build will roughly cost: in credits, and for the installation's owner what the provider charges. */
export function amountWords({ credits, dollars, model }: { credits: Range; dollars: Range | null; model: { category: string } }): string {
  if (credits.to === 0) return costWords.free;
  const isExact = credits.from === credits.to;
  const exact = isExact ? generalWords.credits({ count: credits.to }) : costWords.creditsFromTo(credits);
  const amount = model.category === "free" || (isExact && dollars?.to === 0) ? exact : costWords.about({ amount: exact });
  if (dollars === null || dollars.to === 0) return amount;
  const most = dollarDigits(dollars.to);
  const least = dollarDigits(dollars.from);
  return costWords.withDollars({
    credits: amount,
    dollars: least === most ? dollarsInWords(dollars.to) : generalWords.dollarsFromTo({ least, most }),
  });
}
