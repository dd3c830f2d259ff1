import { UserPlusIcon } from "lucide-react";
import { InlineForm } from "@/components/fields/inline-form";
import { useRows } from "@/hooks/use-rows";
import { type Assignments, assignmentFields, isAssigned } from "@/lib/assignments";
import { localDate } from "@/lib/format";
import { toast } from "@/lib/toast";

/** A form for an assignment: on the page of a row the row is known (`about`), elsewhere it is chosen. */
export function AssignForm({ assignments, about }: { assignments: Assignments; about?: string }) {
  const { entity, people = entity, all } = assignments;
  useRows(entity);
  useRows(people);
  return (
    <InlineForm
      label={`Assign ${entity.noun.many}`}
      fields={assignmentFields(assignments)}
      known={about === undefined ? {} : { about }}
      submitLabel="Assign"
      icon={UserPlusIcon}
      validate={(values) =>
        isAssigned(assignments, values) ? { who: `${values.who} is assigned already.` } : {}
      }
      onSubmit={(values) => {
        all.add({ ...values, since: localDate() });
        toast(`Assigned to ${values.who}.`);
      }}
    />
  );
}
