import * as generalWords from "#words/general.ts";
import * as chatWords from "#words/editor/chat.ts";
import { Clock, Pencil, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../../components/ui/actions/button.tsx";
import { IconButton } from "../../../components/ui/actions/icon-button.tsx";
import { Textarea } from "../../../components/ui/forms/textarea.tsx";
import { useEditor } from "../../layout/editor-context.ts";
import { queueState, queueWords } from "./queue-state.ts";
import { type QueuedMessage, useQueue } from "./use-queue.ts";

/** The messages that wait for the end of the build. The first is sent as soon as it has ended, unless it is being changed. */
export function QueuedMessages({ isSending, send }: { isSending: boolean; send: (message: QueuedMessage) => void }) {
  const { projectId, state } = useEditor();
  const { queue, change, remove } = useQueue(projectId);
  const [editing, setEditing] = useState<string | null>(null);
  const [next] = queue;
  const stage = queueState(state.operation, { isSending });
  const isNext = next !== undefined && stage === "free" && editing !== next.requestId;
  const sendNext = (): void => {
    if (next === undefined) return;
    remove(next.requestId);
    send(next);
  };
  useEffect(() => {
    if (isNext) sendNext();
    // Once for each message that is next.
  }, [isNext, next?.requestId]);
  if (queue.length === 0) return null;
  return (
    <section aria-label={chatWords.queuedMessages} className="ml-8 flex flex-col items-end gap-2 self-end">
      <p role="status" className="flex items-center gap-1.5 text-xs text-ink-faint">
        <Clock aria-hidden className="size-3.5 shrink-0" />
        {queueWords(stage, queue.length)}
      </p>
      <ol className="flex w-full flex-col items-end gap-2">
        {queue.map((queued) => (
          <li key={queued.requestId} className="flex w-full justify-end">
            {editing === queued.requestId ? (
              <Changing
                message={queued.message}
                save={(message) => {
                  change(queued.requestId, message);
                  setEditing(null);
                }}
                cancel={() => setEditing(null)}
              />
            ) : (
              <Waiting message={queued.message} edit={() => setEditing(queued.requestId)} remove={() => remove(queued.requestId)} />
            )}
          </li>
        ))}
      </ol>
      {stage === "held" && (
        <Button size="sm" onClick={sendNext}>
          {chatWords.sendNow}
        </Button>
      )}
    </section>
  );
}

function Waiting({ message, edit, remove }: { message: string; edit: () => void; remove: () => void }) {
  return (
    <div className="flex items-start gap-1 rounded-2xl rounded-br-md border border-dashed border-line-strong py-1.5 pr-1.5 pl-4">
      <p className="py-1 leading-6 wrap-anywhere whitespace-pre-wrap">
        <span className="sr-only">{chatWords.queuedSpoken}</span>
        {message}
      </p>
      <IconButton label={chatWords.changeThisMessage} size="sm" onClick={edit}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label={chatWords.removeThisMessage} size="sm" onClick={remove}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

function Changing({ message, save, cancel }: { message: string; save: (message: string) => void; cancel: () => void }) {
  const [text, setText] = useState(message);
  const words = text.trim();
  return (
    <form
      aria-label={chatWords.changeTheQueuedMessage}
      className="flex w-full flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (words !== "") save(words);
      }}
    >
      <Textarea
        autoFocus
        aria-label={chatWords.queuedMessage}
        rows={3}
        maxLength={20_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") cancel();
        }}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={cancel}>
          {generalWords.cancel}
        </Button>
        <Button size="sm" type="submit" disabled={words === ""}>
          {generalWords.save}
        </Button>
      </div>
    </form>
  );
}
