import { AssignForm } from "@/components/assignments/assign-form";
import { RemoveButton } from "@/components/assignments/remove-button";
import { SectionTitle } from "@/components/layout/page";
import { Initials } from "@/components/initials";
import { Card } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import type { Assignments } from "@/lib/assignments";
import { formatDate } from "@/lib/format";

/** Who is assigned to a row, and a form that assigns someone else. */
export function AssigneesSection({
  assignments,
  about,
}: {
  assignments: Assignments;
  about: string;
}) {
  const own = useCollection(assignments.all).filter((assignment) => assignment.about === about);
  return (
    <Card>
      <SectionTitle>Assigned to</SectionTitle>
      {own.length === 0 && (
        <p className="text-muted-foreground">
          Nobody is on this {assignments.entity.noun.one} yet.
        </p>
      )}
      {own.length > 0 && (
        <ul role="list" aria-label="Assigned to" className="flex flex-col divide-y divide-border">
          {own.map((assignment) => (
            <li key={assignment.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
              <Initials name={assignment.who} />
              <div className="min-w-0 flex-1">
                <p className="font-semibold">{assignment.who}</p>
                <p className="text-sm text-muted-foreground">
                  {[assignment.task, `since ${formatDate(assignment.since)}`]
                    .filter((part) => part !== "")
                    .join(", ")}
                </p>
              </div>
              <RemoveButton
                assignments={assignments}
                assignment={assignment}
                label={`Remove ${assignment.who}`}
              />
            </li>
          ))}
        </ul>
      )}
      <AssignForm assignments={assignments} about={about} />
    </Card>
  );
}
