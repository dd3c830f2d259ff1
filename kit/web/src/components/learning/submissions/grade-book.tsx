import { useState } from "react";
import { SelectField } from "@/components/fields/select-field";
import { GradeItem } from "@/components/learning/submissions/grade-item";
import { Card } from "@/components/ui/card";
import { Empty, EmptyDescription, EmptyTitle } from "@/components/ui/empty";
import { useCollection } from "@/hooks/use-collection";
import { useRows } from "@/hooks/use-rows";
import { type Submission, averageGrade } from "@/lib/learning/submissions";
import { type Entity, type Fields, titleOf } from "@/lib/entity";
import type { Collection } from "@/lib/store";

/** What was handed in for the courses of an entity, with its grades and their average. */
export function GradeBook<F extends Fields>({
  entity,
  submissions,
}: {
  entity: Entity<F>;
  submissions: Collection<Submission>;
}) {
  const names = new Map(useRows(entity).map((row) => [row.id, titleOf(entity, row)]));
  const all = useCollection(submissions);
  const [course, setCourse] = useState("");
  const courses = [...new Set(all.map(({ about }) => about))];
  const nameOf = (id: string) => names.get(id) ?? "Deleted";
  const shown = all.filter(({ about }) => course === "" || about === course);
  if (all.length === 0) {
    return (
      <Empty>
        <EmptyTitle>No grades yet</EmptyTitle>
        <EmptyDescription>
          Hand in an assignment, and its grade will be shown here.
        </EmptyDescription>
      </Empty>
    );
  }
  return (
    <section aria-label="Grades">
      <Card className="gap-5">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <SelectField
            label="Show grades of"
            value={course}
            options={[
              { value: "", label: "All" },
              ...courses.map((id) => ({ value: id, label: nameOf(id) })),
            ]}
            onChange={setCourse}
          />
          <p role="status" className="text-lg font-semibold">
            Average: {averageGrade(shown) ?? "–"} of 100
          </p>
        </div>
        <ul role="list" aria-label="Grades" className="flex flex-col divide-y divide-border">
          {shown.map((submission) => (
            <GradeItem
              key={submission.id}
              submission={submission}
              course={nameOf(submission.about)}
              onGrade={(grade) => submissions.update(submission.id, grade)}
            />
          ))}
        </ul>
        <p className="text-sm text-muted-foreground">
          Provisional grades count only that and how much was handed in. A teacher can enter another
          one here: this app has no accounts.
        </p>
      </Card>
    </section>
  );
}
