// The form of a survey in the generated app.
import { code } from "../../../../writer/code/code.ts";
import type { Part } from "../../../../writer/code/module.ts";
import { jsxText } from "../../../../writer/code/text.ts";

/** `SurveyFormBlock` and its fields. */
export function surveyForm({ title, intro }: { title: string; intro: string }): Part[] {
  return [
    {
      name: "SurveyFormBlock",
      code: code`
        function SurveyFormBlock() {
          const [errors, setErrors] = @useState<@FieldErrors>({});
          const [isSent, setSent] = @useState(false);
          const wrong = Object.keys(errors).length;

          function submit(event: @FormEvent<HTMLFormElement>) {
            event.preventDefault();
            const form = event.currentTarget;
            const reading = @readSurveyForm(new FormData(form), @surveyQuestions);
            setErrors(reading.errors);
            const [first] = Object.keys(reading.errors);
            if (first !== undefined) {
              form.querySelector<HTMLElement>(\`[name="\${first}"]\`)?.focus();
              return;
            }
            @surveyResponses.add({ answers: reading.answers, review: "New", at: new Date().toISOString() });
            setSent(true);
            window.scrollTo(0, 0);
          }

          return (
            <section aria-labelledby="survey-title" className="card flex flex-col gap-6 p-6 sm:p-8">
              <div>
                <h2 id="survey-title" className="section-title">${jsxText(title)}</h2>
                <p className="mt-1 max-w-prose text-muted">${jsxText(intro)} Answers stay in this browser.</p>
              </div>
              {isSent ? (
                <div className="flex flex-col items-start gap-4">
                  <p role="status" className="flex items-center gap-2 text-lg font-semibold">
                    <@CircleCheckIcon className="size-6 text-accent-ink" />
                    Thank you! Your answers are submitted.
                  </p>
                  <button type="button" className="button button-quiet" onClick={() => setSent(false)}>
                    Fill it out again
                  </button>
                </div>
              ) : (
                <form noValidate onSubmit={submit} className="flex flex-col gap-7">
                  {@surveyQuestions.map((question) => (
                    <@SurveyField key={question.id} question={question} error={errors[question.id]} />
                  ))}
                  {wrong > 0 && (
                    <p role="alert" className="font-semibold text-danger">
                      {@formatCount(wrong, "answer is", "answers are")} missing or wrong.
                    </p>
                  )}
                  <button type="submit" className="button button-primary self-start">
                    Submit answers
                  </button>
                </form>
              )}
            </section>
          );
        }`,
    },
    { name: "SurveyField", code: field },
    { name: "SurveyOptions", code: options },
  ];
}

const field = code`
  function SurveyField({ question, error }: { question: @SurveyQuestion; error: string | undefined }) {
    const { id, prompt, type, required } = question;
    if (type === "text") return <@TextAreaField label={prompt} name={id} />;
    if (type === "number") return <@TextField label={prompt} name={id} inputMode="decimal" required error={error} />;
    return (
      <fieldset className="flex flex-col gap-2.5" aria-describedby={error === undefined ? undefined : \`\${id}-error\`}>
        <legend className="mb-2.5 font-semibold">
          {prompt} {!required && <span className="text-sm font-normal text-muted">Choose any</span>}
        </legend>
        <@SurveyOptions question={question} />
        {error !== undefined && (
          <p id={\`\${id}-error\`} className="text-sm font-medium text-danger">
            {error}
          </p>
        )}
      </fieldset>
    );
  }`;

const options = code`
  function SurveyOptions({ question: { id, type, options = [], ends } }: { question: @SurveyQuestion }) {
    const isScale = type === "scale";
    return (
      <>
        <div className={isScale ? "grid max-w-md grid-cols-5 gap-2" : "flex flex-col gap-1.5"}>
          {(isScale ? @SURVEY_SCALE : options).map((option) => (
            <label
              key={option}
              className={\`flex min-h-11 items-center gap-2 rounded-control border border-line py-1.5 hover:bg-sunken has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:text-accent-ink \${isScale ? "justify-center px-1" : "px-3.5"}\`}
            >
              <input type={type === "several" ? "checkbox" : "radio"} name={id} value={option} className="size-4.5 shrink-0 accent-accent" />
              {option}
            </label>
          ))}
        </div>
        {ends && (
          <p className="flex max-w-md justify-between gap-4 text-sm text-muted">
            <span>1: {ends[0]}</span>
            <span>5: {ends[1]}</span>
          </p>
        )}
      </>
    );
  }`;
