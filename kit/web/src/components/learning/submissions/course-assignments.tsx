import { useState } from "react";
import { GradeBadge, SubmittedWork } from "@/components/learning/submissions/submitted-work";
import { SubmissionForm } from "@/components/learning/submissions/submission-form";
import { SectionCard } from "@/components/layout/section-card";
import { Button } from "@/components/ui/button";
import { useCollection } from "@/hooks/use-collection";
import { type Submission, assignmentsOf } from "@/lib/learning/submissions";
import { type Entity, type Fields, type RowOf, titleOf } from "@/lib/entity";
import type { Collection } from "@/lib/store";

/** The assignments of one course, and where they are handed in. */
export function CourseAssignments<F extends Fields>({
  entity,
  row,
  submissions,
}: {
  entity: Entity<F>;
  row: RowOf<F>;
  submissions: Collection<Submission>;
}) {
  const own = useCollection(submissions).filter(({ about }) => about === row.id);
  const [writing, setWriting] = useState("");
  const [sent, setSent] = useState("");

  function handIn(title: string, work: { text: string; file: string }) {
    submissions.add({
      about: row.id,
      title,
      ...work,
      grade: null,
      comment: "",
      at: new Date().toISOString(),
    });
    setWriting("");
    setSent(title);
  }

  return (
    <SectionCard title="Assignments" className="gap-5">
      {sent !== "" && (
        <p role="status" className="font-semibold text-link">
          Handed in: {sent}. Its grade is on the page of grades.
        </p>
      )}
      <ul role="list" aria-label="Assignments" className="flex flex-col divide-y divide-border">
        {assignmentsOf(titleOf(entity, row)).map(({ title, task }) => {
          const submission = own.find((candidate) => candidate.title === title);
          return (
            <li key={title} className="flex flex-col gap-3 py-4">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h3 className="font-semibold">{title}</h3>
                {submission === undefined ? (
                  <span className="text-sm text-muted-foreground">Not handed in</span>
                ) : (
                  <GradeBadge submission={submission} />
                )}
              </div>
              <p className="max-w-prose text-muted-foreground">{task}</p>
              {submission !== undefined && <SubmittedWork submission={submission} />}
              {writing === title ? (
                <SubmissionForm
                  title={title}
                  onSubmit={(work) => handIn(title, work)}
                  onCancel={() => setWriting("")}
                />
              ) : (
                <Button variant="outline" className="self-start" onClick={() => setWriting(title)}>
                  {submission === undefined ? "Submit" : "Hand in again"}: {title}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
}
