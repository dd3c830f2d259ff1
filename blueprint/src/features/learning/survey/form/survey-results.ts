// The responses to a survey in the generated app: a report with a chart for each question, and each response to review.
import { code } from "../../../../writer/code/code.ts";
import type { Part } from "../../../../writer/code/module.ts";

/** `SurveyResultsBlock` and its parts. */
export const surveyResults: Part[] = [
  {
    name: "SurveyResultsBlock",
    code: code`
      function SurveyResultsBlock() {
        const responses = @useRows(@surveyResponses);
        if (responses.length === 0) {
          return (
            <@EmptyState title="No responses yet">
              <p>As soon as the survey is submitted, the report and every response stand here.</p>
            </@EmptyState>
          );
        }
        return (
          <>
            <@SurveyReport responses={responses} />
            <section aria-labelledby="survey-responses" className="card flex flex-col gap-4 p-6 sm:p-8">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h2 id="survey-responses" className="section-title">Responses</h2>
                <button type="button" className="button button-quiet" onClick={() => @downloadSurvey(responses)}>
                  <@DownloadIcon className="size-4" />
                  Download CSV
                </button>
              </div>
              <ul role="list" aria-label="Responses" className="flex flex-col divide-y divide-line">
                {responses.map((response, index) => (
                  <@SurveyResponseRow key={response.id} response={response} number={responses.length - index} />
                ))}
              </ul>
            </section>
          </>
        );
      }`,
  },
  {
    name: "downloadSurvey",
    code: code`
      function downloadSurvey(responses: readonly @SurveyResponse[]) {
        const head = ["Submitted", "Review", ...@surveyQuestions.map(({ prompt }) => prompt)];
        const rows = responses.map(({ at, review, answers }) => [at, review, ...@surveyQuestions.map(({ id }) => answers[id] ?? [])]);
        @downloadCsv("survey-responses", [head, ...rows]);
      }`,
  },
  {
    name: "SurveyReport",
    code: code`
      function SurveyReport({ responses }: { responses: readonly @SurveyResponse[] }) {
        const asked = @surveyQuestions.filter(({ type }) => type !== "text");
        return (
          <section aria-label="Report" className="flex flex-col gap-5">
            <p role="status" className="text-lg font-semibold">
              {@formatCount(responses.length, "response", "responses")}
            </p>
            <div className="grid gap-5 lg:grid-cols-2">
              {asked.map((question) => (
                <@BarChart
                  key={question.id}
                  label={question.prompt}
                  points={@groupRows(responses, { labelsOf: ({ answers }) => answers[question.id] ?? [], measure: (rows) => rows.length })}
                  format={(count) => @formatCount(count, "answer", "answers")}
                />
              ))}
            </div>
          </section>
        );
      }`,
  },
  {
    name: "SurveyResponseRow",
    code: code`
      function SurveyResponseRow({ response, number }: { response: @Stored<@SurveyResponse>; number: number }) {
        const [isOpen, setOpen] = @useState(false);
        const name = \`response \${number}\`;
        return (
          <li className="flex flex-col gap-3 py-3">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <strong>Response {number}</strong>
              <time dateTime={response.at} className="text-sm text-muted">
                {new Date(response.at).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" })}
              </time>
              <span className="chip">{response.review}</span>
              <button type="button" className="text-button ml-auto" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? "Close" : "Review"} {name}
              </button>
            </div>
            {isOpen && (
              <>
                <dl className="fact-list">
                  {@surveyQuestions.map(({ id, prompt }) => (
                    <div key={id}>
                      <dt>{prompt}</dt>
                      <dd>{response.answers[id]?.join(", ") || "No answer"}</dd>
                    </div>
                  ))}
                </dl>
                <div className="flex flex-wrap items-end gap-3">
                  <label className="flex flex-col gap-1.5 text-sm font-semibold">
                    Review of {name}
                    <select className="control" value={response.review} onChange={(event) => @surveyResponses.update(response.id, { review: @readOption(@REVIEW_STATES, event.target.value) || "New" })}>
                      {@REVIEW_STATES.map((state) => (
                        <option key={state}>{state}</option>
                      ))}
                    </select>
                  </label>
                  <button type="button" className="button button-danger" onClick={() => @showNotice({ message: \`Deleted \${name}.\`, undo: @surveyResponses.remove(response.id) })}>
                    Delete {name}
                  </button>
                </div>
              </>
            )}
          </li>
        );
      }`,
  },
];
