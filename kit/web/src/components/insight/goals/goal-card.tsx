import { FlameIcon, Trash2Icon, TrophyIcon } from "lucide-react";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { Card, CardAction, CardHeader, CardTitle } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { number } from "@/lib/fields/number";
import { formatCount, formatDate, formatNumber } from "@/lib/format";
import { type Goal, goals, isOverdue, progressed, streakOf } from "@/lib/insight/goals";
import type { Stored } from "@/lib/store";
import { toast } from "@/lib/toast";
import { words } from "@/lib/words";

interface CardProps {
  goal: Stored<Goal>;
  reached: number;
  streakFrom: number;
}

/** How much of the goal is reached, from 0 to 1. */
function shareOf(goal: Goal, reached: number): number {
  return Math.min(1, reached / goal.target);
}

/** A goal, how far it is, and where progress is added. Days in a row are shown from `streakFrom` on. */
export function GoalCard({ goal, reached, streakFrom }: CardProps) {
  const share = shareOf(goal, reached);
  return (
    <article aria-label={goal.title} className="flex min-w-0">
      <Card className="w-full">
        <CardHeader className="flex-nowrap">
          <CardTitle level="h2">{goal.title}</CardTitle>
          <CardAction>
            <Button
              variant="ghost"
              size="icon"
              aria-label={words.deleteRow(goal.title)}
              title="Delete"
              onClick={() =>
                toast(words.deleted(goal.title), {
                  action: { label: "Undo", onClick: goals.remove(goal.id) },
                })
              }
            >
              <Trash2Icon />
            </Button>
          </CardAction>
        </CardHeader>
        <GoalFacts goal={goal} reached={reached} streakFrom={streakFrom} />
        <Progress aria-label={goal.title} value={Math.round(share * 100)} className="h-3" />
        {share >= 1 && (
          <p className="flex items-center gap-2 font-semibold text-link">
            <TrophyIcon className="size-5" />
            Completed
          </p>
        )}
        {goal.counts === "" ? (
          <ProgressForm goal={goal} />
        ) : (
          <p className="text-sm text-muted-foreground">
            Counts by itself what you add from now on.
          </p>
        )}
      </Card>
    </article>
  );
}

function GoalFacts({ goal, reached, streakFrom }: CardProps) {
  const share = shareOf(goal, reached);
  const streak = streakOf(goal.days);
  return (
    <div data-slot="facts" className="flex flex-wrap items-center text-muted-foreground">
      <span className="font-semibold text-card-foreground tabular-nums">
        {formatNumber(reached)} of {formatNumber(goal.target)} {goal.unit}
      </span>
      <span className="tabular-nums">{Math.round(share * 100)}%</span>
      {goal.by !== "" && (
        <span
          className={share < 1 && isOverdue(goal) ? "font-semibold text-destructive" : undefined}
        >
          by {formatDate(goal.by)}
        </span>
      )}
      {streak >= streakFrom && (
        <span className="inline-flex items-center gap-1.5">
          <FlameIcon className="size-4" />
          {formatCount(streak, { one: "day", many: "days" })} in a row
        </span>
      )}
    </div>
  );
}

function ProgressForm({ goal }: { goal: Stored<Goal> }) {
  const fields = {
    amount: number({ label: "Add progress", required: true, placeholder: goal.unit }),
  };
  const { errors, handleSubmit } = useFieldsForm(fields, ({ amount }) =>
    goals.update(goal.id, progressed(goal, amount ?? 0)),
  );
  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      className="mt-auto flex items-start gap-3 border-t border-border pt-4"
    >
      <div className="min-w-0 flex-1">
        <FieldInput field={fields.amount} name="amount" error={errors["amount"]} />
      </div>
      <Button
        type="submit"
        variant="outline"
        className="mt-6.5"
        aria-label={`Add progress to ${goal.title}`}
      >
        Add
      </Button>
    </form>
  );
}
