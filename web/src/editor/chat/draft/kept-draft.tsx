import * as questionsWords from "#words/editor/questions.ts";
import { useMutation } from "@tanstack/react-query";
import { FileClock } from "lucide-react";
import { useState } from "react";
import { api } from "../../../api/client.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { Button } from "../../../components/ui/actions/button.tsx";
import { Banner } from "../../../components/ui/display/banner.tsx";
import type { Draft } from "../../data/shapes.ts";
import { DraftState } from "./draft-state.tsx";
import { DropDialog } from "./drop-dialog.tsx";

/** The draft of a build that has ended without finishing: it can be opened, continued by a message, or dropped. */
export function KeptDraft({
  projectId,
  draft,
  isSending,
  goOn,
}: {
  projectId: string;
  draft: Draft;
  isSending: boolean;
  goOn: () => void;
}) {
  const [isDropping, setDropping] = useState(false);
  const drop = useMutation(api.projects.dropDraft.mutationOptions({ onSuccess: () => setDropping(false) }));
  return (
    <section aria-label={questionsWords.unfinishedDraft} className="flex flex-col gap-4 rounded-xl border border-line bg-surface p-4">
      <div className="flex gap-3">
        <FileClock aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
        <div className="min-w-0 flex-1">
          <p className="font-medium">{questionsWords.aDraftIsKept}</p>
          <p className="text-ink-soft">{questionsWords.draftText}</p>
        </div>
      </div>
      <DraftState draft={draft} />
      {drop.error && <Banner tone="bad">{refusalOf(drop.error).message}</Banner>}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="accent" disabled={isSending} onClick={goOn}>
          {questionsWords.continueDraft}
        </Button>
        <Button size="sm" variant="ghost" disabled={drop.isPending} onClick={() => setDropping(true)}>
          {questionsWords.dropIt}
        </Button>
      </div>
      <DropDialog
        isOpen={isDropping}
        isBusy={drop.isPending}
        onClose={() => setDropping(false)}
        onConfirm={() => drop.mutate({ projectId })}
      />
    </section>
  );
}
