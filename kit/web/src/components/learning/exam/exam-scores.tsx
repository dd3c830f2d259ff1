import { SectionCard } from "@/components/layout/section-card";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { ExamAttempt } from "@/lib/learning/exam";
import { formatMoment } from "@/lib/format";
import type { Stored } from "@/lib/store";

/** The exams that were taken, each with its analysis. `shown` is the id of the one whose analysis is open. */
export function ExamScores({
  taken,
  shown,
  onShow,
}: {
  taken: readonly Stored<ExamAttempt>[];
  shown: string;
  onShow: (id: string) => void;
}) {
  return (
    <SectionCard title="Exam scores" className="gap-4">
      {taken.length === 0 && (
        <p className="text-muted-foreground">
          No exam taken yet. Your scores and the analysis of your mistakes will be shown here.
        </p>
      )}
      {taken.length > 0 && (
        <ul role="list" aria-label="Exam scores" className="flex flex-col divide-y divide-border">
          {taken.map((attempt) => (
            <li key={attempt.id} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
              <strong className="tabular-nums">
                {attempt.right} of {attempt.outOf}
              </strong>
              <Badge variant={attempt.isPassed ? "secondary" : "destructive"}>
                {attempt.isPassed ? "Passed" : "Not passed"}
              </Badge>
              <span className="text-sm text-muted-foreground">
                <time dateTime={attempt.at}>{formatMoment(attempt.at)}</time>,{" "}
                {Math.ceil(attempt.seconds / 60)} min
              </span>
              <Button
                variant="link"
                size="sm"
                className="ml-auto px-0"
                aria-pressed={shown === attempt.id}
                onClick={() => onShow(shown === attempt.id ? "" : attempt.id)}
              >
                {shown === attempt.id ? "Close analysis" : "Error analysis"}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
