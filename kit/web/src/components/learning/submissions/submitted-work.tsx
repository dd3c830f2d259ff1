import { Badge } from "@/components/ui/badge";
import { type Submission, gradeOf } from "@/lib/learning/submissions";

/** The grade of what was handed in. */
export function GradeBadge({ submission }: { submission: Submission }) {
  return (
    <Badge variant="secondary">
      {gradeOf(submission)} of 100{submission.grade === null ? ", provisional" : ""}
    </Badge>
  );
}

/** What was handed in. */
export function SubmittedWork({ submission: { text, file } }: { submission: Submission }) {
  return (
    <p className="max-w-prose border-l-2 border-primary pl-3 break-words whitespace-pre-line">
      {[text, file].filter((part) => part !== "").join("\n")}
    </p>
  );
}
