import * as chatWords from "#words/editor/chat.ts";
import { ArrowDown } from "lucide-react";
import { useMemo, useRef } from "react";
import { Button } from "../../components/ui/actions/button.tsx";
import { stageWords } from "../data/stage-words.ts";
import { useDraft } from "../data/use-draft.ts";
import type { ProjectState } from "../data/shapes.ts";
import { useEditor } from "../layout/editor-context.ts";
import { Composer } from "./composing/composer.tsx";
import { ConversationLog } from "./log/conversation-log.tsx";
import { SendingMessage } from "./log/said-message.tsx";
import { OpenBuild } from "./open-build.tsx";
import { QueuedMessages } from "./queue/queued-messages.tsx";
import { timelineOf } from "./log/timeline.ts";
import { useEndOfLog } from "./log/use-end-of-log.ts";
import { useSending } from "./use-sending.ts";

/** The conversation: past messages, the running build, and the composer. */
export function ChatPanel() {
  const { projectId, state } = useEditor();
  const { conversation } = state;
  const { sending, send, retry, discard } = useSending(projectId, conversation);
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { isAway, toEnd, onScroll } = useEndOfLog(content, box);
  const entries = useMemo(() => timelineOf(state), [state]);
  const { draft, write } = useDraft(projectId);
  const takeBack = (): void => {
    write({ text: [sending?.message ?? "", draft.text].filter((text) => text !== "").join("\n\n") });
    discard();
    field.current?.focus();
  };
  const isSending = sending !== null && sending.refusal === null;
  return (
    <section aria-label={chatWords.conversation} className="relative flex h-full min-h-0 flex-col bg-paper">
      <div ref={box} onScroll={onScroll} className="min-h-0 flex-1 overflow-y-auto overscroll-contain" tabIndex={-1}>
        <div ref={content} className="flex flex-col gap-5 px-4 pt-5 pb-6">
          <ConversationLog entries={entries} field={field} />
          {sending !== null && <SendingMessage sending={sending} retry={retry} discard={discard} takeBack={takeBack} />}
          <OpenBuild isSending={isSending} send={send} />
          <QueuedMessages
            isSending={sending !== null}
            send={({ requestId, message, model }) => void send({ requestId, message, answers: [], model })}
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {announcementOf(state)}
      </p>
      {isAway && (
        <div className="pointer-events-none absolute inset-x-0 bottom-32 flex justify-center">
          <Button size="sm" className="pointer-events-auto rounded-full shadow-high" onClick={toEnd}>
            <ArrowDown aria-hidden />
            {chatWords.toLatest}
          </Button>
        </div>
      )}
      <div className="shrink-0 px-3 pb-3">
        <Composer
          field={field}
          isSending={isSending}
          send={(message, model) => {
            toEnd();
            void send({ message, answers: [], model });
          }}
        />
      </div>
    </section>
  );
}

/** The build's screen reader announcement: its stage and its outcome, and nothing in between. */
function announcementOf({ operation }: ProjectState): string {
  if (operation === null) return "";
  switch (operation.status) {
    case "running":
      return stageWords(operation);
    case "waiting":
      return chatWords.theBuildHasAQuestion;
    case "done":
      return operation.version === null ? "" : chatWords.versionReady({ version: operation.version });
    case "failed":
      return operation.error?.code === "STOPPED" ? chatWords.theBuildWasStopped : chatWords.theBuildFailed;
  }
}
