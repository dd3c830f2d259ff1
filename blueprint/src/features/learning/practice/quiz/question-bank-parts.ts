// The bank of questions in the generated app: browsed by topic, chosen one by one, and practised.
import { code, type Reference } from "../../../../writer/code/code.ts";
import type { Part } from "../../../../writer/code/module.ts";

/** The bank and what it is made of. */
export function questionBankParts(questions: Reference): Part[] {
  return [
    { name: "QuestionBankBlock", code: bank(questions) },
    { name: "QuestionBankRow", code: bankQuestion },
    { name: "TopicChips", code: topicChips },
  ];
}

const bank = (questions: Reference) => code`
  function QuestionBankBlock() {
    const [topic, setTopic] = @useState("");
    const [selected, setSelected] = @useState<readonly string[]>([]);
    const [practised, setPractised] = @useState<readonly @AskedQuestion[]>([]);
    const [answers, setAnswers] = @useState<readonly @AskedAnswer[] | null>(null);
    const shown = ${questions}.filter((question) => topic === "" || question.topic === topic);

    function practise(chosen: readonly @AskedQuestion[]) {
      setAnswers(null);
      setPractised(chosen);
    }

    return (
      <section aria-labelledby="question-bank" className="card flex flex-col gap-6 p-6 sm:p-8">
        <div>
          <h2 id="question-bank" className="section-title">Question bank</h2>
          <p className="mt-1 text-muted">Choose a topic or single questions, and practise them without a timer.</p>
        </div>
        {practised.length > 0 ? (
          <>
            {answers === null ? (
              <@QuizRound key={practised.map(({ id }) => id).join()} questions={practised} onFinish={setAnswers} />
            ) : (
              <@QuizRoundResult answers={answers} again="Practise them again" onAgain={() => setAnswers(null)} />
            )}
            <button type="button" className="button button-quiet self-start" onClick={() => setPractised([])}>
              Back to all questions
            </button>
          </>
        ) : (
          <>
            <@TopicChips topics={@questionTopics(${questions})} topic={topic} onChoose={setTopic} />
            <div className="flex flex-wrap items-center gap-3">
              <button
                type="button"
                className="button button-primary"
                onClick={() => practise(selected.length === 0 ? shown : ${questions}.filter(({ id }) => selected.includes(id)))}
              >
                {selected.length === 0 ? \`Practise all \${shown.length} questions\` : \`Practise \${@formatCount(selected.length, "selected question", "selected questions")}\`}
              </button>
              {selected.length > 0 && (
                <button type="button" className="button button-quiet" onClick={() => setSelected([])}>
                  Clear selection
                </button>
              )}
            </div>
            <ul role="list" aria-label="Questions" className="flex flex-col">
              {shown.map((question) => (
                <@QuestionBankRow
                  key={question.id}
                  question={question}
                  isSelected={selected.includes(question.id)}
                  onSelect={(isSelected) => setSelected(isSelected ? [...selected, question.id] : selected.filter((id) => id !== question.id))}
                />
              ))}
            </ul>
          </>
        )}
      </section>
    );
  }`;

const bankQuestion = code`
  function QuestionBankRow({ question, isSelected, onSelect }: { question: @AskedQuestion; isSelected: boolean; onSelect: (isSelected: boolean) => void }) {
    const [isOpen, setOpen] = @useState(false);
    return (
      <li className="flex flex-col gap-2 border-t border-line py-3">
        <label className="flex items-start gap-3">
          <input type="checkbox" className="mark mt-0.5" checked={isSelected} onChange={(event) => onSelect(event.target.checked)} />
          <span className="min-w-0 flex-1 font-medium">{question.prompt}</span>
        </label>
        <div className="facts pl-9">
          <span className="chip">{question.topic}</span>
          <button type="button" className="text-button" aria-expanded={isOpen} aria-label={\`\${isOpen ? "Hide" : "Show"} answer: \${question.prompt}\`} onClick={() => setOpen(!isOpen)}>
            {isOpen ? "Hide answer" : "Show answer"}
          </button>
        </div>
        {isOpen && (
          <p className="max-w-prose pl-9">
            <strong>{question.options[question.right]}.</strong> {question.explanation}
          </p>
        )}
      </li>
    );
  }`;

const topicChips = code`
  function TopicChips({ topics, topic, onChoose }: { topics: readonly string[]; topic: string; onChoose: (topic: string) => void }) {
    return (
      <div role="group" aria-label="Topic" className="flex flex-wrap gap-2">
        {["", ...topics].map((entry) => (
          <button key={entry} type="button" className="chip chip-choice" aria-pressed={entry === topic} onClick={() => onChoose(entry)}>
            {entry === "" ? "All topics" : entry}
          </button>
        ))}
      </div>
    );
  }`;
