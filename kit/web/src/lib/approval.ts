// Decisions on the rows of an entity: whether a row is approved or rejected, why, and who decided it.
import { type Entity, type Fields, type RowOf, changeOf } from "./entity";
import { readText } from "./saved";
import { type Collection, createCollection } from "./store";

/** How a row can stand. */
export const VERDICTS = ["Pending", "Approved", "Rejected"] as const;

export type Verdict = (typeof VERDICTS)[number];

export interface Decision {
  /** The id of the row that it is about. */
  about: string;
  /** `Pending` for a row that was opened again. */
  verdict: Verdict;
  /** An empty text where none was given. */
  reason: string;
  by: string;
  /** When it was made, as an ISO 8601 time. */
  at: string;
}

/** A choice of the rows that already says how they stand, with its options for each verdict. */
export interface VerdictField<Name extends string> {
  field: Name;
  options: Readonly<Record<Verdict, string>>;
}

export interface ApprovalOptions<F extends Fields> {
  /** Its name in storage. */
  name: string;
  entity: Entity<F>;
  /** Whether the rows have pages of their own. */
  isLink?: boolean;
  /** Without it the latest decision says how a row stands. */
  state?: VerdictField<keyof F & string>;
  /** What is said of a row where it is decided on. */
  facts?: readonly (keyof F & string)[];
}

export interface Approval<F extends Fields = Fields> extends ApprovalOptions<F> {
  /** The latest first. */
  decisions: Collection<Decision>;
}

/** Defines the approval of an entity's rows and opens its decisions. */
export function defineApproval<F extends Fields>(options: ApprovalOptions<F>): Approval<F> {
  const decisions = createCollection<Decision>({
    name: options.name,
    read: (saved) => {
      const verdict = VERDICTS.find((option) => option === saved["verdict"]);
      if (verdict === undefined) return null;
      const { about, reason, by, at } = saved;
      return {
        about: readText(about),
        verdict,
        reason: readText(reason),
        by: readText(by),
        at: readText(at),
      };
    },
    samples: () => [],
  });
  return { ...options, decisions };
}

/** How a row stands. One whose state has nothing to do with approval went past it, unless it was decided on. */
export function verdictOf(
  { state }: Approval,
  row: RowOf<Fields>,
  decisions: readonly Decision[],
): Verdict {
  const decided = decisions.find(({ about }) => about === row.id)?.verdict;
  if (state === undefined) return decided ?? "Pending";
  const value = row[state.field];
  if (value === "") return "Pending";
  return VERDICTS.find((verdict) => state.options[verdict] === value) ?? decided ?? "Approved";
}

/** Decides on a row; its state follows. */
export function decide(
  { entity, state, decisions }: Approval,
  id: string,
  decision: Pick<Decision, "verdict" | "reason" | "by">,
) {
  if (state !== undefined)
    entity.rows.update(id, changeOf<Fields>(state.field, state.options[decision.verdict]));
  decisions.add({ about: id, ...decision, at: new Date().toISOString() });
}
