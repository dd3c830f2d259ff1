// The files of a simulated exam: its start, the exam itself, what came of it, and the attempts before.
import { type Code, code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { jsxText } from "../../../../writer/code/text.ts";
import type { FeatureOf } from "../../../feature.ts";
import { questionModules, questionsReference } from "../../play/question-modules.ts";
import { scoresModule } from "../../play/scores-module.ts";
import { subjectOf } from "../../questions/question-bank.ts";
import { attemptParts, examParts } from "./exam-parts.ts";

type Exam = FeatureOf<"exam">;

/** The exam with its attempts. */
export const examBlock = new Reference("ExamBlock", "src/features/exam/ExamBlock.tsx");

/** The files of an exam. */
export function examModules(slug: string, feature: Exam): ModuleSource[] {
  const subject = subjectOf(feature.subject);
  const questions = questionsReference(subject);
  const constants = code`const EXAM_RULES = { minutes: ${feature.minutes}, passPercent: ${feature.passPercent} };`;
  return [
    ...questionModules([subject]),
    scoresModule(slug),
    {
      path: "src/features/exam/attempts.ts",
      opening: "The exams that were taken, and the one that runs.",
      library: true,
      parts: attemptParts(slug),
    },
    { path: "src/features/exam/ExamPaper.tsx", library: true, parts: [...examParts, { name: "ExamPaper", code: examPaper }] },
    {
      path: examBlock.from,
      library: true,
      parts: [
        { name: "EXAM_RULES", comment: "How long the exam may take, and how much must be right.", code: constants },
        { name: "ExamBlock", code: examCode(feature, questions) },
        { name: "ExamScoreList", code: attemptList },
        { name: "ExamAnalysis", code: analysis(questions) },
      ],
    },
  ];
}

const examPaper = code`
  function ExamPaper({ exam, questions, minutes, onChange, onSubmit }: {
    exam: @RunningExam;
    questions: readonly @AskedQuestion[];
    minutes: number;
    onChange: (exam: @RunningExam) => void;
    onSubmit: () => void;
  }) {
    const [isAsking, setAsking] = @useState(false);
    const open = questions.filter(({ id }) => exam.chosen[id] === undefined).length;

    return (
      <form
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (open === 0) onSubmit();
          else setAsking(true);
        }}
      >
        <div className="flex items-center justify-between gap-4">
          <p className="text-muted">
            {questions.length - open} of {questions.length} answered
          </p>
          <@ExamClock startedAt={exam.startedAt} minutes={minutes} onEnd={onSubmit} />
        </div>
        {questions.map((question, index) => (
          <@ExamPaperQuestion
            key={question.id}
            number={index + 1}
            question={question}
            chosen={exam.chosen[question.id] ?? null}
            onChoose={(chosen) => {
              setAsking(false);
              onChange({ ...exam, chosen: { ...exam.chosen, [question.id]: chosen } });
            }}
          />
        ))}
        {isAsking ? (
          <div role="alert" className="flex flex-col gap-3 rounded-card bg-danger-soft p-4 text-danger">
            <p className="font-semibold">{@formatCount(open, "question is", "questions are")} unanswered. Submit anyway?</p>
            <div className="flex flex-wrap gap-3">
              <button type="button" className="button button-danger" onClick={onSubmit}>
                Submit anyway
              </button>
              <button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
                Keep answering
              </button>
            </div>
          </div>
        ) : (
          <button type="submit" className="button button-primary self-start">
            Submit exam
          </button>
        )}
      </form>
    );
  }`;

function examCode(feature: Exam, questions: Reference): Code {
  const rule = `questions in ${feature.minutes} minutes. You pass with ${feature.passPercent}% right answers. The explanations come after you submit.`;
  return code`
    function ExamBlock() {
      const [exam, setExam] = @useState(@readRunning);
      const [shown, setShown] = @useState("");
      const taken = @useRows(@examResults);

      function change(next: @RunningExam | null) {
        @writeRunning(next);
        setExam(next);
      }

      function submit() {
        if (!exam) return;
        const right = @examAnswers(${questions}, exam.chosen).filter(@isRightAnswer).length;
        const outOf = ${questions}.length;
        const seconds = Math.min(@EXAM_RULES.minutes * 60, Math.round((Date.now() - exam.startedAt) / 1000));
        const isPassed = (right / outOf) * 100 >= @EXAM_RULES.passPercent;
        const attempt = @examResults.add({ chosen: exam.chosen, right, outOf, isPassed, seconds, at: new Date().toISOString() });
        @recordScore("Exam", { points: right, outOf });
        change(null);
        setShown(attempt.id);
        window.scrollTo(0, 0);
      }

      const attempt = taken.find(({ id }) => id === shown);
      return (
        <>
          <section aria-labelledby="exam-title" className="card flex flex-col gap-6 p-6 sm:p-8">
            <h2 id="exam-title" className="section-title">${jsxText(feature.title)}</h2>
            {exam && <@ExamPaper exam={exam} questions={${questions}} minutes={@EXAM_RULES.minutes} onChange={change} onSubmit={submit} />}
            {!exam && attempt && <@ExamAnalysis key={attempt.id} attempt={attempt} />}
            {!exam && !attempt && (
              <p className="max-w-prose text-muted">
                {${questions}.length} ${jsxText(rule)}
              </p>
            )}
            {!exam && (
              <button type="button" className="button button-primary self-start" onClick={() => change({ startedAt: Date.now(), chosen: {} })}>
                {attempt ? "Take the exam again" : "Start exam"}
              </button>
            )}
          </section>
          {!exam && <@ExamScoreList taken={taken} shown={shown} onShow={setShown} />}
        </>
      );
    }`;
}

const attemptList = code`
  function ExamScoreList({ taken, shown, onShow }: { taken: readonly @Stored<@ExamResult>[]; shown: string; onShow: (id: string) => void }) {
    return (
      <section aria-labelledby="exam-attempts" className="card flex flex-col gap-4 p-6 sm:p-8">
        <h2 id="exam-attempts" className="section-title">Exam scores</h2>
        {taken.length === 0 ? (
          <p className="text-muted">No exam taken yet. Your scores and the analysis of your mistakes will stand here.</p>
        ) : (
          <ul role="list" aria-label="Exam scores" className="flex flex-col divide-y divide-line">
            {taken.map((attempt) => (
              <li key={attempt.id} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
                <strong className="tabular-nums">
                  {attempt.right} of {attempt.outOf}
                </strong>
                <span className={attempt.isPassed ? "chip" : "text-sm font-semibold text-danger"}>{attempt.isPassed ? "Passed" : "Not passed"}</span>
                <span className="text-sm text-muted">
                  <time dateTime={attempt.at}>{new Date(attempt.at).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" })}</time>, {Math.ceil(attempt.seconds / 60)} min
                </span>
                <button type="button" className="text-button ml-auto" aria-pressed={shown === attempt.id} onClick={() => onShow(shown === attempt.id ? "" : attempt.id)}>
                  {shown === attempt.id ? "Close analysis" : "Error analysis"}
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
    );
  }`;

function analysis(questions: Reference): Code {
  return code`
    function ExamAnalysis({ attempt }: { attempt: @ExamResult }) {
      return (
        <div className="flex flex-col gap-6">
          <p role="status">
            <strong className="block font-display text-3xl font-bold">{attempt.isPassed ? "Passed" : "Not passed"}</strong>
            {attempt.right} of {attempt.outOf} right, {Math.round((attempt.right / attempt.outOf) * 100)}%. {@EXAM_RULES.passPercent}% is needed.
          </p>
          <h3 className="text-lg font-semibold">Error analysis</h3>
          <@AnswerReview answers={@examAnswers(${questions}, attempt.chosen)} />
        </div>
      );
    }`;
}
