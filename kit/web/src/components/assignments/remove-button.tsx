import { XIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Assignment, Assignments } from "@/lib/assignments";
import type { Stored } from "@/lib/store";
import { toast } from "@/lib/toast";

/** Takes an assignment back, and offers to undo it. */
export function RemoveButton({
  assignments,
  assignment: { id, who },
  label,
}: {
  assignments: Assignments;
  assignment: Stored<Assignment>;
  label: string;
}) {
  function remove() {
    const putBack = assignments.all.remove(id);
    toast(`${who} is no longer assigned.`, { action: { label: "Undo", onClick: putBack } });
  }

  return (
    <Button variant="ghost" size="icon" aria-label={label} onClick={remove}>
      <XIcon />
    </Button>
  );
}
