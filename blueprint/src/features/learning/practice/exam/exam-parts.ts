// What an exam is in the generated app, how it is kept, and how its questions are asked.
import { code } from "../../../../writer/code/code.ts";
import type { Part } from "../../../../writer/code/module.ts";

/** `src/features/exam/attempts.ts`: attempts, and the one that runs. */
export function attemptParts(slug: string): Part[] {
  return [
    {
      name: "ExamResult",
      isType: true,
      code: code`
        interface ExamResult {
          /** The position of each chosen option by the question's id. */
          chosen: Readonly<Record<string, number>>;
          right: number;
          outOf: number;
          isPassed: boolean;
          seconds: number;
          /** An ISO 8601 time. */
          at: string;
        }`,
    },
    {
      name: "readExamChoices",
      code: code`
        function readExamChoices(saved: unknown): Record<string, number> {
          if (!@isSavedObject(saved)) return {};
          return Object.fromEntries(Object.entries(saved).flatMap(([id, value]) => (typeof value === "number" ? [[id, value]] : [])));
        }`,
    },
    {
      name: "readExamResult",
      code: code`
        function readExamResult(saved: @SavedObject): @ExamResult | null {
          const outOf = @readNumber(saved.outOf);
          if (outOf === null || outOf <= 0) return null;
          return {
            chosen: @readExamChoices(saved.chosen),
            right: @readNumber(saved.right) ?? 0,
            outOf,
            isPassed: saved.isPassed === true,
            seconds: @readNumber(saved.seconds) ?? 0,
            at: @readText(saved.at),
          };
        }`,
    },
    {
      name: "examResults",
      code: code`const examResults = @createCollection<@ExamResult>({ key: ${`${slug}/exam`}, read: @readExamResult, samples: () => [] });`,
    },
    ...runningParts(slug),
    {
      name: "examAnswers",
      code: code`
        function examAnswers(questions: readonly @AskedQuestion[], chosen: Readonly<Record<string, number>>): @AskedAnswer[] {
          return questions.map((question) => ({ question, chosen: chosen[question.id] ?? null }));
        }`,
    },
  ];
}

function runningParts(slug: string): Part[] {
  return [
    { name: "EXAM_RUNNING_KEY", code: code`const EXAM_RUNNING_KEY = ${`${slug}/exam-running`};` },
    {
      name: "RunningExam",
      isType: true,
      comment: "An exam that was begun: it goes on after a reload, and so does its clock.",
      code: code`
        interface RunningExam {
          /** Milliseconds since 1970. */
          startedAt: number;
          chosen: Readonly<Record<string, number>>;
        }`,
    },
    {
      name: "readRunning",
      code: code`
        function readRunning(): @RunningExam | null {
          const saved = @parseJson(@readItem(@EXAM_RUNNING_KEY));
          const startedAt = @isSavedObject(saved) ? @readNumber(saved.startedAt) : null;
          return @isSavedObject(saved) && startedAt !== null ? { startedAt, chosen: @readExamChoices(saved.chosen) } : null;
        }`,
    },
    {
      name: "writeRunning",
      code: code`
        function writeRunning(exam: @RunningExam | null) {
          @writeItem(@EXAM_RUNNING_KEY, JSON.stringify(exam));
        }`,
    },
  ];
}

/** The clock and the questions. */
export const examParts: Part[] = [
  {
    name: "ExamClock",
    comment: "Counts down, and tells when the time is up.",
    code: code`
      function ExamClock({ startedAt, minutes, onEnd }: { startedAt: number; minutes: number; onEnd: () => void }) {
        const [now, setNow] = @useState(startedAt);
        const end = @useRef(onEnd);
        const left = Math.max(0, Math.ceil((startedAt + minutes * 60_000 - now) / 1000));

        @useEffect(() => {
          end.current = onEnd;
        });
        @useEffect(() => {
          const timer = setInterval(() => setNow(Date.now()), 500);
          return () => clearInterval(timer);
        }, []);
        @useEffect(() => {
          if (left === 0) end.current();
        }, [left]);

        return (
          <p role="timer" aria-label="Time left" className={\`figure text-lg \${left < 60 ? "text-danger" : ""}\`}>
            {Math.floor(left / 60)}:{String(left % 60).padStart(2, "0")}
          </p>
        );
      }`,
  },
  {
    name: "ExamPaperQuestion",
    code: code`
      function ExamPaperQuestion({ number, question, chosen, onChoose }: { number: number; question: @AskedQuestion; chosen: number | null; onChoose: (index: number) => void }) {
        return (
          <fieldset className="flex flex-col gap-2 border-t border-line pt-5">
            <legend className="float-left font-semibold">
              {number}. {question.prompt}
            </legend>
            {question.options.map((option, index) => (
              <label key={option} className="flex min-h-11 items-center gap-3 rounded-control px-3 py-2 hover:bg-sunken has-checked:bg-accent-soft has-checked:text-accent-ink">
                <input type="radio" name={question.id} className="size-4.5 shrink-0 accent-accent" checked={chosen === index} onChange={() => onChoose(index)} />
                {option}
              </label>
            ))}
          </fieldset>
        );
      }`,
  },
];
