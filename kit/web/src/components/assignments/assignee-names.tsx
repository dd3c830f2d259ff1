import { Badge } from "@/components/ui/badge";
import { useCollection } from "@/hooks/use-collection";
import type { Assignments } from "@/lib/assignments";

/** Who is assigned to a row. */
export function AssigneeNames({ assignments, about }: { assignments: Assignments; about: string }) {
  const own = useCollection(assignments.all).filter((assignment) => assignment.about === about);
  if (own.length === 0) return <span className="text-sm text-muted-foreground">Unassigned</span>;
  return (
    <span className="flex flex-wrap gap-1.5">
      {own.map(({ id, who }) => (
        <Badge key={id} variant="secondary">
          {who}
        </Badge>
      ))}
    </span>
  );
}
