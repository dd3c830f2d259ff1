import { CheckIcon, XIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import {
  type Entity,
  type Fields,
  type NamesOf,
  type RowOf,
  changeOf,
  titleOf,
} from "@/lib/entity";
import { toast } from "@/lib/toast";

/** The options of a choice that say how a row stands. */
export interface Verdicts {
  pending: string;
  approved: string;
  rejected: string;
}

/** Rows that are approved or rejected by a choice. */
export interface ApprovalProps<F extends Fields> {
  entity: Entity<F>;
  field: NamesOf<F, string>;
  verdicts: Verdicts;
}

/** Approves a row or rejects it, and opens again what was decided. */
export function DecisionButtons<F extends Fields>({
  entity,
  row,
  field,
  verdicts: { pending, approved, rejected },
}: ApprovalProps<F> & { row: RowOf<F> }) {
  const title = titleOf(entity, row);
  const state: unknown = row[field];

  function decide(verdict: string) {
    entity.rows.update(row.id, changeOf<F>(field, verdict));
    toast(`${title}: ${verdict}.`);
  }

  if (state === approved || state === rejected)
    return (
      <Button variant="outline" aria-label={`Reopen ${title}`} onClick={() => decide(pending)}>
        Reopen
      </Button>
    );
  return (
    <div className="flex flex-wrap gap-3">
      <Button aria-label={`Approve ${title}`} onClick={() => decide(approved)}>
        <CheckIcon />
        Approve
      </Button>
      <Button variant="destructive" aria-label={`Reject ${title}`} onClick={() => decide(rejected)}>
        <XIcon />
        Reject
      </Button>
    </div>
  );
}
