// What came of all planted defects: the figures, and each one that nothing noticed, with the reason.
import type { Metric } from "../../metrics.ts";
import { type Defect, DEFECT_KINDS } from "./find-defects.ts";
import type { NoticedBy } from "./noticed-by.ts";
import { reasonFor } from "./reasons.ts";

const NOTICED_PERCENT_MIN = 98;
const ALL = "all defects";

/** A defect with who noticed it, and whether that was in another app than the first. */
export interface Result {
  defect: Defect;
  prompt: string;
  by: NoticedBy;
  isElsewhere: boolean;
}

/** `through` says that too many defects were not noticed; `notes` are a table of them. */
export interface Summary {
  metrics: Metric[];
  through: string[];
  notes: string[];
}

/** Counts who noticed what. `leftOut` are the defects that are part of no app. */
export function summarise(results: readonly Result[], { leftOut }: { leftOut: number }): Summary {
  const survivors = results.filter(({ by }) => by === null).map(({ defect }) => defect);
  const isEnough = (results.length - survivors.length) * 100 >= NOTICED_PERCENT_MIN * results.length;
  const rows = survivors.map(
    (defect) => `| ${defect.kind} | ${placeOf(defect).replace("src/", "")} | ${reasonFor(defect) ?? "a gap in the checks"} |`,
  );
  return {
    metrics: [
      metricOf(ALL, { results, more: `; ${leftOut} more are in code that no app uses` }),
      ...DEFECT_KINDS.flatMap((kind) => kindOf(kind, results)),
    ],
    through: isEnough ? [] : [`${survivors.length} of ${results.length} defects were not noticed`],
    notes: rows.length === 0 ? [] : ["| not noticed | where | why |", "| --- | --- | --- |", ...rows.toSorted()],
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

function metricOf(name: string, { results, more = "" }: { results: readonly Result[]; more?: string }): Metric {
  const by = (who: NoticedBy): number => results.filter((one) => one.by === who).length;
  const value = ((results.length - by(null)) / results.length) * 100;
  const elsewhere = results.filter(({ isElsewhere }) => isElsewhere).length;
  const note = `${results.length} planted: ${by("types")} noticed by types, ${by("checks")} by checks (${elsewhere} of another app), ${by(null)} by nothing${more}`;
  return { name, value, unit: "%", limit: null, ...(name === ALL && { floor: NOTICED_PERCENT_MIN }), note };
}
