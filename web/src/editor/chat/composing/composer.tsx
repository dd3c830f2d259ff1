import * as chatWords from "#words/editor/chat.ts";
import { ArrowUp } from "lucide-react";
import { type KeyboardEvent, type RefObject, useId } from "react";
import { IconButton } from "../../../components/ui/actions/icon-button.tsx";
import { useDraft } from "../../data/use-draft.ts";
import { useEditor } from "../../layout/editor-context.ts";
import { useQueue } from "../queue/use-queue.ts";
import { CostHint } from "./cost-hint.tsx";
import { ModelChoice } from "./model-choice.tsx";
import { lastWords } from "../log/timeline.ts";

const MESSAGE_CHARACTERS_MAX = 20_000;

/** The message input. While a build runs, what is sent is queued until it has ended. */
export function Composer({
  field,
  isSending,
  send,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  isSending: boolean;
  send: (message: string, model: string | null) => void;
}) {
  const { projectId, state } = useEditor();
  const { draft, write } = useDraft(projectId);
  const hintId = useId();
  const status = state.operation?.status;
  const { add } = useQueue(projectId);
  const isQueueing = status === "running" || isSending;
  const text = draft.text.trim();
  const submit = (): void => {
    if (text === "") return;
    if (isQueueing) add(text, draft.model);
    else send(text, status === "waiting" ? null : draft.model);
    write({ text: "" });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const recalled = event.key === "ArrowUp" && draft.text === "" ? lastWords(state.conversation) : null;
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") event.currentTarget.blur();
    const sends = event.key === "Enter" && !event.shiftKey;
    if (!sends && recalled === null) return;
    event.preventDefault();
    if (sends) submit();
    else write({ text: recalled ?? "" });
  };
  return (
    <form
      aria-label={chatWords.messageForm}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="flex flex-col rounded-2xl border border-line-strong bg-surface transition-colors focus-within:border-accent-text focus-within:outline focus-within:outline-accent-text"
    >
      <textarea
        ref={field}
        aria-label={chatWords.yourMessage}
        aria-describedby={hintId}
        aria-keyshortcuts="Enter"
        rows={1}
        value={draft.text}
        maxLength={MESSAGE_CHARACTERS_MAX}
        placeholder={placeholderOf(state)}
        onChange={(event) => write({ text: event.target.value })}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-52 min-h-12 w-full resize-none bg-transparent px-4 pt-3 pb-1 text-base leading-6 outline-none sm:text-sm sm:leading-6"
      />
      <div className="flex items-center gap-2 p-2">
        <ModelChoice value={draft.model} projectModel={state.project.model} onChange={(model) => write({ model })} />
        <p id={hintId} className="min-w-0 flex-1 text-right text-xs text-ink-faint">
          <Hint state={state} model={draft.model} isSending={isSending} />
        </p>
        <SendButton isQueueing={isQueueing} isEmpty={text === ""} />
      </div>
    </form>
  );
}

function SendButton({ isQueueing, isEmpty }: { isQueueing: boolean; isEmpty: boolean }) {
  return (
    <IconButton
      type="submit"
      label={isQueueing ? chatWords.queueMessage : chatWords.sendMessage}
      keys="Enter"
      disabled={isEmpty}
      className="rounded-full bg-accent text-on-accent hover:bg-accent-hover hover:text-on-accent disabled:bg-subtle disabled:text-ink-faint disabled:opacity-100"
    >
      <ArrowUp aria-hidden />
    </IconButton>
  );
}

type State = ReturnType<typeof useEditor>["state"];

function placeholderOf({ operation, project }: State): string {
  if (operation?.status === "waiting")
    return operation.questions.some(({ isOffer, answer }) => isOffer && answer === null)
      ? chatWords.chooseAnAnswerAbove
      : chatWords.orTypeYourOwnAnswer;
  if (operation?.status === "running") return chatWords.writeYourNextMessage;
  return project.version === null ? chatWords.describeWhatToBuild : chatWords.askForAChange;
}

/** What happens next, or what the next build will roughly cost. */
function Hint({ state: { operation, project }, model, isSending }: { state: State; model: string | null; isSending: boolean }) {
  if (operation?.status === "running") return chatWords.sentWhenTheBuildHasEnded;
  if (isSending) return chatWords.sending;
  if (operation?.status === "waiting") return null;
  return <CostHint isShort model={model ?? project.model} kind={project.version === null ? "create" : "message"} />;
}
