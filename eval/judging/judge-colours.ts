import type { AskedColour, Answer, SeenColour, Verdict } from "../evaluation.ts";

/** The first requested place where the colour was observed as a computed style; null if there is none. */
export function findColour(asked: AskedColour, seen: readonly SeenColour[]): SeenColour | null {
  return seen.find(({ rgb, place }) => rgb === asked.rgb && (asked.place === "any" || asked.place === place)) ?? null;
}

/** Evaluates a test of colours by the computed styles of the opened pages: yes for all of its colours, partly for some. */
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
