import { useState } from "react";
import { GradeBadge, SubmittedWork } from "@/components/learning/submissions/submitted-work";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { type Submission, gradeOf } from "@/lib/learning/submissions";
import { number } from "@/lib/fields/number";
import { text } from "@/lib/fields/text";

const FIELDS = {
  grade: number({ label: "Grade from 0 to 100", required: true, min: 0, max: 100 }),
  comment: text({ label: "Comment" }),
};

/** One submission, and the form that grades it. */
export function GradeItem({
  submission,
  course,
  onGrade,
}: {
  submission: Submission;
  course: string;
  onGrade: (grade: { grade: number | null; comment: string }) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const { errors, handleSubmit } = useFieldsForm(FIELDS, (values) => {
    onGrade(values);
    setOpen(false);
  });
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1">
          <strong className="block">{submission.title}</strong>
          <span className="text-sm text-muted-foreground">{course}</span>
        </p>
        <GradeBadge submission={submission} />
        <Button
          variant="link"
          size="sm"
          className="px-0"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Grade {submission.title}
        </Button>
      </div>
      <SubmittedWork submission={submission} />
      {submission.comment !== "" && (
        <p className="text-muted-foreground">Comment: {submission.comment}</p>
      )}
      {isOpen && (
        <form
          noValidate
          onSubmit={handleSubmit}
          className="flex flex-col gap-4 rounded-lg bg-muted p-4"
        >
          <FieldInput
            field={FIELDS.grade}
            name="grade"
            value={gradeOf(submission)}
            error={errors["grade"]}
          />
          <FieldInput field={FIELDS.comment} name="comment" value={submission.comment} />
          <Button type="submit" className="self-start">
            Save grade
          </Button>
        </form>
      )}
    </li>
  );
}
