import type { AskedColour, Answer, SeenColour, Verdict } from "../evaluation.ts";

/** The first place where the colour is seen as a computed style; null when it is seen nowhere that was asked for. */
export function findColour(asked: AskedColour, seen: readonly SeenColour[]): SeenColour | null {
  return seen.find(({ rgb, place }) => rgb === asked.rgb && (asked.place === "any" || asked.place === place)) ?? null;
}

/** Judges a test of colours by the computed styles of the pages that were opened: all of its colours yes, some partly. */
export function judgeColours(
  asked: readonly AskedColour[],
  seen: readonly SeenColour[],
): Pick<Verdict, "answer" | "mapping" | "reason" | "rule"> {
  const mapping = asked.map((colour) => {
    const where = findColour(colour, seen);
    const answer: Answer = where === null ? "no" : "yes";
    return { asked: `${colour.words} (${colour.place})`, shownBy: where === null ? null : `${where.where} is rgb(${where.rgb})`, answer };
  });
  const missing = mapping.filter(({ answer }) => answer === "no").map(({ asked: words }) => words);
  const answer = missing.length === 0 ? "yes" : missing.length < mapping.length ? "partly" : "no";
  return {
    rule: "colours",
    answer,
    mapping,
    reason: missing.length === 0 ? "computed styles" : `not seen as a computed style: ${missing.join(", ")}`,
  };
}
