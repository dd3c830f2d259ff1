// How many points a win and a draw give: "3 points for a win and 1 for a draw", "a win is 2 points".

/** The points of a win and of a draw. */
export interface PointsRule {
  win: number;
  draw: number;
}

const USUAL: PointsRule = { win: 3, draw: 1 };
const NUMBERS: ReadonlyMap<string, number> = new Map(["half", "one", "two", "three", "four", "five"].map((word, at) => [word, at || 0.5]));

const COUNT = "\\b(?<count>\\d{1,2}|half|one|two|three|four|five)";
const OUTCOME = "(?<outcome>win|winning|victory|draw|drawing|tie)";
const SAID = [
  `${COUNT}(?: an?)?(?: points?| pts?)? (?:for|per) (?:an? |each |every )?${OUTCOME}\\b`,
  `\\b${OUTCOME}s? (?:is|are|gets?|earns?|gives?|=) (?:worth )?${COUNT}(?: an?)?(?: points?| pts?)?\\b`,
].map((form) => new RegExp(form, "gi"));

/** The points that a text gives for a win and a draw, the usual ones where it says none, and where it says so. */
export function pointsRuleIn(text: string): { rule: PointsRule; places: { start: number; end: number }[] } {
  const rule = { ...USUAL };
  const places = SAID.flatMap((form) =>
    [...text.matchAll(form)].map(({ index, 0: said, groups }) => {
      const count = groups?.["count"]?.toLowerCase() ?? "";
      rule[/^[wv]/i.test(groups?.["outcome"] ?? "") ? "win" : "draw"] = NUMBERS.get(count) ?? Number(count);
      return { start: index, end: index + said.length };
    }),
  );
  return { rule, places };
}
