import * as renamingWords from "#words/editor/renaming.ts";
import { useState } from "react";
import { AlertDialog } from "../../../components/ui/overlays/alert-dialog.tsx";
import { Banner } from "../../../components/ui/display/banner.tsx";
import { renameMessage } from "../../../components/fixed-messages.ts";
import { CostHint } from "../../chat/composing/cost-hint.tsx";
import { useSending } from "../../chat/use-sending.ts";
import { useEditor } from "../editor-context.ts";

/** Offers to rename the app itself, as a new version, after its project was renamed. */
export function RenameApp({ name, onClose }: { name: string; onClose: () => void }) {
  const { projectId, state, goTo, isPhone } = useEditor();
  const { send } = useSending(projectId, state.conversation);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const rename = async (): Promise<void> => {
    setSending(true);
    const refusal = await send({ message: renameMessage(name), answers: [], model: null });
    setSending(false);
    if (refusal !== null) return setProblem(refusal.message);
    if (isPhone) goTo({ panel: null });
    onClose();
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDangerous={false}
      title={renamingWords.renameTheAppToo}
      description={
        <>
          {renamingWords.renamedText({ name })}
          <span className="mt-2 block text-xs text-ink-faint">
            <CostHint isShort model={state.project.model} kind="message" />
          </span>
        </>
      }
      action={renamingWords.renameTheApp}
      cancel={renamingWords.onlyTheProject}
      isBusy={isSending}
      onConfirm={() => void rename()}
    >
      {problem !== null && <Banner tone="bad">{problem}</Banner>}
    </AlertDialog>
  );
}
