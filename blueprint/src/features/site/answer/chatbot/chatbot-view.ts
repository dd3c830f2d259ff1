// The window of the chat: the conversation, questions to choose from, and the line to write in.
import { code } from "../../../../writer/code/code.ts";
import { jsxText } from "../../../../writer/code/text.ts";
import type { FeatureOf } from "../../../feature.ts";

type Chatbot = FeatureOf<"chatbot">;

/** `SupportChat`. */
export function chatWindow({ greeting }: Chatbot) {
  return code`
    function SupportChat() {
      const turns = @useRows(@chatTurns).toReversed();
      const [text, setText] = @useState("");
      const end = @useRef<HTMLDivElement>(null);

      @useEffect(() => {
        const log = end.current?.parentElement;
        if (log) log.scrollTop = log.scrollHeight;
      }, [turns.length]);

      function ask(question: string) {
        if (question.trim() === "") return;
        @chatTurns.add({ question: question.trim() });
        setText("");
      }

      return (
        <div className="flex h-full min-h-0 flex-col">
          <div role="log" aria-label="Conversation" tabIndex={0} className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-4">
            <p className="max-w-[85%] self-start rounded-card bg-sunken px-4 py-2.5">${jsxText(greeting)}</p>
            <@ChatLog turns={turns} />
            <div className="flex flex-wrap gap-2">
              {@chatKnowledge
                .filter(({ question }) => !turns.some((turn) => turn.question === question))
                .slice(0, 3)
                .map(({ question }) => (
                  <button key={question} type="button" className="chip chip-choice text-left" onClick={() => ask(question)}>
                    {question}
                  </button>
                ))}
            </div>
            <div ref={end} />
          </div>
          <form
            className="flex flex-col gap-2 border-t border-line p-3"
            onSubmit={(event) => {
              event.preventDefault();
              ask(text);
            }}
          >
            <div className="flex gap-2">
              <input
                className="control"
                aria-label="Your question"
                placeholder="Your question"
                required
                value={text}
                onChange={(event) => setText(event.target.value)}
                autoComplete="off"
              />
              <button type="submit" className="button button-primary px-3.5" aria-label="Send question">
                <@SendIcon className="size-5" />
              </button>
            </div>
            <p className="flex min-h-8 items-center justify-between gap-3 text-xs text-muted">
              Automatic answers: no person reads this.
              {turns.length > 0 && (
                <button type="button" className="text-button" onClick={() => turns.forEach(({ id }) => @chatTurns.remove(id))}>
                  Clear conversation
                </button>
              )}
            </p>
          </form>
        </div>
      );
    }`;
}

/** `ChatLog`: each question with its answer. */
export const chatLog = code`
  function ChatLog({ turns }: { turns: readonly @Stored<@ChatTurn>[] }) {
    return turns.map(({ id, question }) => {
      const { answer, link } = @answerTo(question);
      return (
        <div key={id} className="flex flex-col gap-3">
          <p className="max-w-[85%] self-end rounded-card bg-accent px-4 py-2.5 break-words text-on-accent">{question}</p>
          <div className="flex max-w-[85%] flex-col items-start gap-1 self-start rounded-card bg-sunken px-4 py-2.5">
            <p>{answer}</p>
            {link && (
              <@Link to={link.to} className="link">
                {link.title}
              </@Link>
            )}
          </div>
        </div>
      );
    });
  }`;
