// The files of a quiz: a round of questions with feedback at once, its result, and the bank that questions are chosen from.
import { type Code, code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { jsxText } from "../../../../writer/code/text.ts";
import type { FeatureOf } from "../../../feature.ts";
import { questionModules, questionsReference } from "../../play/question-modules.ts";
import { scoresModule } from "../../play/scores-module.ts";
import { subjectOf } from "../../questions/question-bank.ts";
import { questionBankParts } from "./question-bank-parts.ts";

/** The block with a round, and the one with the bank. */
export const quizBlocks = {
  round: new Reference("QuizBlock", "src/features/quiz/QuizBlock.tsx"),
  bank: new Reference("QuestionBankBlock", "src/features/quiz/QuestionBankBlock.tsx"),
};

/** Asked in one round. */
export const ROUND_SIZE = 10;

/** The files of a quiz. */
export function quizModules(slug: string, feature: FeatureOf<"quiz">): ModuleSource[] {
  const subject = subjectOf(feature.subject);
  const questions = questionsReference(subject);
  return [
    ...questionModules([subject]),
    scoresModule(slug),
    quizRoundModule,
    { path: quizBlocks.round.from, library: true, parts: [{ name: quizBlocks.round.name, code: quizCode(feature.title, questions) }] },
    { path: quizBlocks.bank.from, library: true, parts: questionBankParts(questions) },
  ];
}

const questionClock = code`
  function QuestionClock({ seconds, onEnd }: { seconds: number; onEnd: () => void }) {
    const [left, setLeft] = @useState(seconds);
    const end = @useRef(onEnd);

    @useEffect(() => {
      end.current = onEnd;
    });
    @useEffect(() => {
      const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
      return () => clearInterval(timer);
    }, []);
    @useEffect(() => {
      if (left === 0) end.current();
    }, [left]);

    return (
      <p role="timer" aria-label="Seconds left" className="figure text-left">
        {left} seconds left
      </p>
    );
  }`;

/** `src/features/quiz/QuizRound.tsx`: questions one after another. Contests play with it too. */
export const quizRoundModule: ModuleSource = {
  path: "src/features/quiz/QuizRound.tsx",
  library: true,
  parts: [
    {
      name: "QuizRound",
      comment:
        "Asks the questions one after another and says at once what was right; hands on the answers after the last. With `seconds`, each question has so long.",
      code: code`
        function QuizRound({ questions, seconds, onFinish }: { questions: readonly @AskedQuestion[]; seconds?: number; onFinish: (answers: readonly @AskedAnswer[]) => void }) {
          const [answers, setAnswers] = @useState<readonly @AskedAnswer[]>([]);
          const [chosen, setChosen] = @useState<number | null>(null);
          const question = questions[answers.length];
          if (!question) return null;
          const isLast = answers.length + 1 === questions.length;

          function goOn() {
            if (!question) return;
            const given = [...answers, { question, chosen: chosen === @TIME_IS_UP ? null : chosen }];
            setChosen(null);
            if (isLast) onFinish(given);
            else setAnswers(given);
          }

          return (
            <div className="flex flex-col gap-5">
              <div className="facts justify-between">
                <span>
                  Question {answers.length + 1} of {questions.length}
                </span>
                <span>{question.topic}</span>
                <span>{answers.filter(@isRightAnswer).length + (chosen === question.right ? 1 : 0)} right so far</span>
              </div>
              <@LearningProgress label="Questions answered" value={answers.length} max={questions.length} />
              {seconds !== undefined && chosen === null && <@QuestionClock key={question.id} seconds={seconds} onEnd={() => setChosen(@TIME_IS_UP)} />}
              <h3 className="text-xl font-semibold text-balance">{question.prompt}</h3>
              <@AnswerButtons question={question} chosen={chosen} onChoose={setChosen} />
              {chosen !== null && (
                <button type="button" autoFocus className="button button-primary self-start" onClick={goOn}>
                  {isLast ? "See the result" : "Next question"}
                </button>
              )}
            </div>
          );
        }`,
    },
    { name: "TIME_IS_UP", comment: "Chosen for someone who chose nothing in time.", code: code`const TIME_IS_UP = -1;` },
    { name: "QuestionClock", code: questionClock },
    {
      name: "QuizRoundResult",
      code: code`
        function QuizRoundResult({ answers, again, onAgain, children }: { answers: readonly @AskedAnswer[]; again: string; onAgain: () => void; children?: @ReactNode }) {
          const right = answers.filter(@isRightAnswer).length;
          return (
            <div className="flex flex-col gap-6">
              <p role="status" className="font-display text-3xl font-bold">
                {right} of {answers.length} right
              </p>
              <@AnswerReview answers={answers} />
              <div className="flex flex-wrap gap-3">
                <button type="button" className="button button-primary" onClick={onAgain}>
                  {again}
                </button>
                {children}
              </div>
            </div>
          );
        }`,
    },
  ],
};

function quizCode(title: string, questions: Reference): Code {
  return code`
    function ${quizBlocks.round}() {
      const played = @useScores("Quiz");
      const best = @bestScore(played);
      const [round, setRound] = @useState(played.length);
      const [answers, setAnswers] = @useState<readonly @AskedAnswer[] | null>(null);

      function finish(given: readonly @AskedAnswer[]) {
        setAnswers(given);
        @recordScore("Quiz", { points: given.filter(@isRightAnswer).length, outOf: given.length });
      }

      function playAgain() {
        setRound(round + 1);
        setAnswers(null);
      }

      return (
        <section aria-labelledby="quiz-title" className="card flex flex-col gap-6 p-6 sm:p-8">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 id="quiz-title" className="section-title">${jsxText(title)}</h2>
            <p className="text-sm text-muted">
              {best === null ? "No round played yet" : \`Best score: \${best.points} of \${best.outOf}\`}
            </p>
          </div>
          {answers === null ? (
            <@QuizRound key={round} questions={@questionRound(${questions}, { round, size: ${ROUND_SIZE} })} onFinish={finish} />
          ) : (
            <@QuizRoundResult answers={answers} again="Play another round" onAgain={playAgain} />
          )}
        </section>
      );
    }`;
}
