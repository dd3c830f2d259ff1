// The outcome of a build in the conversation: the version it made, or why there is none and what to do.
import * as chatWords from "#words/editor/chat.ts";
import { CircleCheck, CircleSlash, TriangleAlert } from "lucide-react";
import { Suspense } from "react";
import { dollarsInWords } from "../../../components/dollars-in-words.ts";
import { Button } from "../../../components/ui/actions/button.tsx";
import type { PastOperation } from "../../data/shapes.ts";
import { clockWords } from "../../data/time-words.ts";
import { useEditor } from "../../layout/editor-context.ts";
import { UsageLink } from "../../parts/usage-link.tsx";
import { costWords } from "./cost-words.ts";
import { failureWords } from "./failure-words.ts";
import { later } from "../../../components/later.ts";

const OpenEdits = later(async () => (await import("./open-edits.tsx")).OpenEdits);

/** The outcome of one build. `bringBack` puts the request back into the composer. */
export function BuildOutcome({ outcome, bringBack }: { outcome: PastOperation; bringBack: (() => void) | null }) {
  const { operations } = useEditor().state;
  if (outcome.status === "done" && outcome.version !== null) return <MadeVersion outcome={outcome} version={outcome.version} />;
  const { title, advice, isStop } = failureWords(outcome);
  const message = outcome.error?.message ?? "";
  const isNewestEdit = operations.find(({ kind }) => kind === "edit")?.requestId === outcome.requestId;
  // The findings of an edit are shown in the code panel.
  const shown = outcome.kind === "edit" ? message.split("\n", 1)[0] : message;
  return (
    <div role="group" aria-label={title} className={`flex gap-3 rounded-xl px-4 py-3 ${isStop ? "bg-subtle" : "bg-bad-soft"}`}>
      {isStop ? (
        <CircleSlash aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
      ) : (
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <p className={`font-medium ${isStop ? "" : "text-bad"}`}>{title}</p>
        {!isStop && shown !== "" && <p className="leading-6 wrap-anywhere whitespace-pre-wrap">{shown}</p>}
        {outcome.dollars !== null && outcome.dollars > 0 && (
          <p className="text-ink-soft">{chatWords.providerCharged({ amount: dollarsInWords(outcome.dollars) })}</p>
        )}
        {advice !== "" && <p className="text-ink-soft">{advice}</p>}
        <div className="mt-1 flex flex-wrap gap-2 empty:hidden">
          {bringBack !== null && (
            <Button size="sm" onClick={bringBack}>
              {chatWords.editAndSendAgain}
            </Button>
          )}
          {isNewestEdit && (
            <Suspense>
              <OpenEdits requestId={outcome.requestId} />
            </Suspense>
          )}
          {outcome.error?.code === "CREDITS_EXHAUSTED" && <UsageLink />}
        </div>
      </div>
    </div>
  );
}

function MadeVersion({ outcome, version }: { outcome: PastOperation; version: number }) {
  const { goTo, state } = useEditor();
  const took =
    outcome.finishedAt === null ? null : Date.parse(outcome.finishedAt) - Date.parse(outcome.createdAt) - outcome.waitedMilliseconds;
  const isLive = state.project.version === version;
  return (
    <div
      role="group"
      aria-label={chatWords.version({ version })}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border border-line bg-surface py-2 pr-2 pl-4"
    >
      <CircleCheck aria-hidden className="size-4 shrink-0 text-good" />
      <p className="min-w-0 flex-1">
        <span className="font-medium">{chatWords.version({ version })}</span>
        <span className="text-ink-faint">
          {isLive ? ` · ${chatWords.live}` : ""}
          {took === null ? "" : ` · ${clockWords(took)}`}
          {` · ${costWords(outcome)}`}
        </span>
      </p>
      <div className="flex">
        <Button size="sm" variant="ghost" className="px-2.5" onClick={() => goTo({ panel: "proof", version })}>
          {chatWords.openProof}
        </Button>
        <Button size="sm" variant="ghost" className="px-2.5" onClick={() => goTo({ panel: "code", version, file: null, line: null })}>
          {chatWords.openCode}
        </Button>
      </div>
    </div>
  );
}
