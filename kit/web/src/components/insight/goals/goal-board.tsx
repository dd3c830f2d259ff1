import { GoalCard } from "@/components/insight/goals/goal-card";
import { GoalForm } from "@/components/insight/goals/goal-form";
import { Empty, EmptyDescription, EmptyTitle } from "@/components/ui/empty";
import { useAllRows } from "@/hooks/use-all-rows";
import { useCollection } from "@/hooks/use-collection";
import type { Entity } from "@/lib/entity";
import { formatCount } from "@/lib/format";
import { goals, reachedOf } from "@/lib/insight/goals";

/** Goals with their progress, and a form for the next one. New rows of the entities in `counted` can count by themselves. */
export function GoalBoard({
  counted,
  isHabit = false,
}: {
  counted: readonly Entity[];
  isHabit?: boolean;
}) {
  const rows = useAllRows(counted);
  const counts = new Map(counted.map(({ name }, index) => [name, rows[index]?.length ?? 0]));
  const all = useCollection(goals);
  const completed = all.filter((goal) => reachedOf(goal, counts) >= goal.target).length;
  return (
    <section aria-label="Goals" className="flex flex-col gap-6">
      <GoalForm counted={counted} counts={counts} />
      {all.length === 0 && (
        <Empty>
          <EmptyTitle>No goals yet</EmptyTitle>
          <EmptyDescription>Set the first above: something that you can count.</EmptyDescription>
        </Empty>
      )}
      {all.length > 0 && (
        <p className="text-muted-foreground">
          {completed} of {formatCount(all.length, { one: "goal", many: "goals" })} completed
        </p>
      )}
      <div className="grid grid-cols-1 gap-5 empty:hidden md:grid-cols-2">
        {all.map((goal) => (
          <GoalCard
            key={goal.id}
            goal={goal}
            reached={reachedOf(goal, counts)}
            streakFrom={isHabit ? 1 : 2}
          />
        ))}
      </div>
    </section>
  );
}
