import { CheckIcon, XIcon } from "lucide-react";
import { useState } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { usePerson } from "@/hooks/use-person";
import { type Approval, type Verdict, decide } from "@/lib/approval";
import { type Fields, type RowOf, titleOf } from "@/lib/entity";
import { paragraph } from "@/lib/fields/paragraph";
import { toast } from "@/lib/toast";

const REASON = {
  reason: paragraph({ label: "Reason", required: true, missing: "Give a reason." }),
};

const DONE: Readonly<Record<Verdict, string>> = {
  Pending: "Opened again",
  Approved: "Approved",
  Rejected: "Rejected",
};

/** Approves a row at once, and rejects it only with a reason. What was decided can be opened again. */
export function DecisionControls({
  approval,
  row,
  verdict,
}: {
  approval: Approval;
  row: RowOf<Fields>;
  verdict: Verdict;
}) {
  const [isRejecting, setRejecting] = useState(false);
  const { name: by } = usePerson();
  const title = titleOf(approval.entity, row);

  function conclude(next: Verdict, reason = "") {
    decide(approval, row.id, { verdict: next, reason, by });
    toast(`${DONE[next]}: “${title}”.`);
    setRejecting(false);
  }

  if (verdict !== "Pending") {
    return (
      <Button
        variant="outline"
        className="self-start"
        aria-label={`Reopen ${title}`}
        onClick={() => conclude("Pending")}
      >
        Reopen
      </Button>
    );
  }
  if (isRejecting) {
    return (
      <RejectForm
        title={title}
        onReject={(reason) => conclude("Rejected", reason)}
        onCancel={() => setRejecting(false)}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button aria-label={`Approve ${title}`} onClick={() => conclude("Approved")}>
        <CheckIcon />
        Approve
      </Button>
      <Button
        variant="destructive"
        aria-label={`Reject ${title}`}
        onClick={() => setRejecting(true)}
      >
        <XIcon />
        Reject
      </Button>
    </div>
  );
}

interface RejectProps {
  title: string;
  onReject: (reason: string) => void;
  onCancel: () => void;
}

function RejectForm({ title, onReject, onCancel }: RejectProps) {
  const { errors, handleSubmit } = useFieldsForm(REASON, ({ reason }) => onReject(reason));
  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      aria-label={`Reject ${title}`}
      className="flex w-full flex-col gap-3"
    >
      <FieldInput field={REASON.reason} name="reason" error={errors["reason"]} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="destructive">
          Confirm rejection
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
