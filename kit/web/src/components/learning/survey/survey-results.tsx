import { DownloadIcon } from "lucide-react";
import { BarChart } from "@/components/charts/bar-chart";
import { Charts } from "@/components/charts/chart";
import { SectionCard } from "@/components/layout/section-card";
import { SurveyResponseItem } from "@/components/learning/survey/survey-response-item";
import { Button } from "@/components/ui/button";
import { Empty, EmptyDescription, EmptyTitle } from "@/components/ui/empty";
import { useCollection } from "@/hooks/use-collection";
import { download } from "@/lib/download";
import { formatCount } from "@/lib/format";
import { type SurveyQuestion, answerCounts, responses, surveyCsv } from "@/lib/learning/survey";

/** A report with a chart for each question, and the responses to review. */
export function SurveyResults({ questions }: { questions: readonly SurveyQuestion[] }) {
  const given = useCollection(responses);
  if (given.length === 0) {
    return (
      <Empty>
        <EmptyTitle>No responses yet</EmptyTitle>
        <EmptyDescription>
          As soon as the survey is submitted, the report and every response are shown here.
        </EmptyDescription>
      </Empty>
    );
  }
  return (
    <>
      <section aria-label="Report" className="flex flex-col gap-5">
        <p role="status" className="text-lg font-semibold">
          {formatCount(given.length, { one: "response", many: "responses" })}
        </p>
        <Charts>
          {questions
            .filter(({ type }) => type !== "text")
            .map((question) => (
              <BarChart
                key={question.id}
                label={question.prompt}
                points={answerCounts(question, given)}
                format={(count) => formatCount(count, { one: "answer", many: "answers" })}
              />
            ))}
        </Charts>
      </section>
      <SectionCard
        title="Responses"
        className="gap-4"
        aside={
          <Button
            variant="outline"
            onClick={() =>
              download("survey-responses.csv", "text/csv", surveyCsv(questions, given))
            }
          >
            <DownloadIcon />
            Download CSV
          </Button>
        }
      >
        <ul role="list" aria-label="Responses" className="flex flex-col divide-y divide-border">
          {given.map((response, index) => (
            <SurveyResponseItem
              key={response.id}
              response={response}
              questions={questions}
              name={`response ${given.length - index}`}
            />
          ))}
        </ul>
      </SectionCard>
    </>
  );
}
