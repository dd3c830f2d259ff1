// What came of all planted defects: the figures, and each one that nothing noticed, with the reason.
import type { Metric } from "../../../metrics.ts";
import { type Defect, DEFECT_KINDS } from "../planting/defect.ts";
import { reasonFor } from "./reasons.ts";

const NOTICED_PERCENT_MIN = 98;

/** A defect with who noticed it: the type checker, checks of an app, the kit's own tests or nobody; and whether that was in another app than the first. */
export interface Result {
  defect: Defect;
  prompt: string;
  by: "types" | "checks" | "kit" | null;
  isElsewhere: boolean;
}

/** `through` says that too many defects were not noticed; `notes` are a table of those that no app shows. */
export interface Summary {
  metrics: Metric[];
  through: string[];
  notes: string[];
}

/** Counts who noticed what. `leftOut` are the defects that are part of no app. */
export function summarise(results: readonly Result[], { leftOut }: { leftOut: number }): Summary {
  const unseen = results.filter(({ by }) => by === "kit" || by === null);
  const survivors = unseen.filter(({ by }) => by === null);
  const isEnough = (results.length - survivors.length) * 100 >= NOTICED_PERCENT_MIN * results.length;
  const rows = unseen.map(
    ({ by, defect }) =>
      `| ${defect.kind} | ${placeOf(defect).replace("src/", "")} | ${by === null ? "nothing" : "tests of the kit"} | ${reasonFor(defect) ?? "a gap in the checks"} |`,
  );
  return {
    metrics: [
      metricOf("all defects, noticed by types or by checks of an app", { results, by: ["types", "checks"], floor: NOTICED_PERCENT_MIN }),
      metricOf("all defects, noticed by these or by the kit's own tests", {
        results,
        floor: NOTICED_PERCENT_MIN,
        more: `; ${leftOut} more are in code that no app uses`,
      }),
      ...DEFECT_KINDS.flatMap((kind) => kindOf(kind, results)),
    ],
    through: isEnough ? [] : [`${survivors.length} of ${results.length} defects were not noticed`],
    notes:
      rows.length === 0 ? [] : ["| not noticed in an app | where | noticed by | why |", "| --- | --- | --- | --- |", ...rows.toSorted()],
  };
}

/** Where a defect is. */
export const placeOf = ({ path, line }: Defect): string => `${path}:${line}`;

/** The beginning of a text, in one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").slice(0, 80);

function kindOf(kind: string, results: readonly Result[]): Metric[] {
  const own = results.filter(({ defect }) => defect.kind === kind);
  return own.length === 0 ? [] : [metricOf(kind, { results: own })];
}

interface Counted {
  results: readonly Result[];
  /** Who counts; all by default. */
  by?: readonly Result["by"][];
  floor?: number;
  more?: string;
}

function metricOf(name: string, { results, by = ["types", "checks", "kit"], floor, more = "" }: Counted): Metric {
  const count = (who: Result["by"]): number => results.filter((one) => one.by === who).length;
  const value = (results.filter((one) => by.includes(one.by)).length / results.length) * 100;
  const elsewhere = results.filter(({ isElsewhere }) => isElsewhere).length;
  const note = `${results.length} planted: ${count("types")} noticed by types, ${count("checks")} by checks (${elsewhere} of another app), ${count("kit")} by the kit's tests, ${count(null)} by nothing${more}`;
  return { name, value, unit: "%", limit: null, ...(floor !== undefined && { floor }), note };
}
