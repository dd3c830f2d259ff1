// Statements about oneself on a scale of agreement, and the profile that follows from them. It is no diagnosis.
import { isSavedObject, readText } from "../saved";
import { createCollection } from "../store";

/** A side of the profile. `high` and `low` say what a value means; they follow "You". */
export interface AssessedSide {
  name: string;
  statements: readonly string[];
  high: string;
  low: string;
}

export interface AssessmentResult {
  /** From 0 to 100, by the side's name. */
  values: Readonly<Record<string, number>>;
  /** An ISO 8601 time. */
  at: string;
}

/** The answers to a statement; their positions are the points. */
export const AGREEMENT = [
  "Strongly disagree",
  "Disagree",
  "Neutral",
  "Agree",
  "Strongly agree",
] as const;

/** The results so far, the latest first. */
export const results = createCollection<AssessmentResult>({
  name: "assessment",
  read: (saved) => {
    if (!isSavedObject(saved["values"])) return null;
    const values = Object.entries(saved["values"]).flatMap(([name, value]) =>
      typeof value === "number" ? [[name, value] as const] : [],
    );
    return { values: Object.fromEntries(values), at: readText(saved["at"]) };
  },
  samples: () => [],
});

/** How far the statements of each side are agreed with, in percent. `given` has the position of the answer to each statement. */
export function profileOf(
  sides: readonly AssessedSide[],
  given: Readonly<Record<string, number>>,
): Record<string, number> {
  const most = AGREEMENT.length - 1;
  return Object.fromEntries(
    sides.map(({ name, statements }) => {
      const total = statements.reduce((points, statement) => points + (given[statement] ?? 0), 0);
      return [name, Math.round((total / (statements.length * most)) * 100)];
    }),
  );
}

/** What a result says of a side. */
export function meaningOf({ name, high, low }: AssessedSide, { values }: AssessmentResult): string {
  return `You ${(values[name] ?? 0) >= 50 ? high : low}.`;
}
