import * as chatWords from "#words/editor/chat.ts";
import type { RefObject } from "react";
import { useDraft } from "../../data/use-draft.ts";
import { useEditor } from "../../layout/editor-context.ts";
import { BuildOutcome } from "./build-outcome.tsx";
import { SaidMessage } from "./said-message.tsx";
import type { TimelineEntry } from "./timeline.ts";

/** The messages and build outcomes in order. The last request can be put back into the composer. */
export function ConversationLog({ entries, field }: { entries: readonly TimelineEntry[]; field: RefObject<HTMLTextAreaElement | null> }) {
  const { projectId, state } = useEditor();
  const { write } = useDraft(projectId);
  const bringBack = (requestId: string) => {
    const asked = state.conversation.find((one) => one.requestId === requestId && one.author === "person");
    if (asked === undefined) return null;
    return () => {
      write({ text: asked.text });
      field.current?.focus();
    };
  };
  const last = entries.at(-1);
  return (
    <div role="log" aria-label={chatWords.messages} className="flex flex-col gap-5">
      {entries.map((entry) => {
        if ("message" in entry) return <SaidMessage key={entry.key} message={entry.message} />;
        const { outcome } = entry;
        const wasSaid = outcome.kind === "create" || outcome.kind === "message";
        return <BuildOutcome key={entry.key} outcome={outcome} bringBack={entry === last && wasSaid ? bringBack(entry.key) : null} />;
      })}
    </div>
  );
}
