// Below the code: the number of changed files, the save button, and the result of the last save.
import * as generalWords from "#words/general.ts";
import * as editsWords from "#words/editor/panels/edits.ts";
import { Suspense, useState } from "react";
import { Button } from "../../../components/ui/actions/button.tsx";
import { SpinnerMark } from "../../../components/ui/display/spinner-mark.tsx";
import { stageWords, unfinishedWords } from "../../data/stage-words.ts";
import { useEditor } from "../../layout/editor-context.ts";
import { UsageLink } from "../../parts/usage-link.tsx";
import type { CodeEditorState } from "../use-code-editor.ts";
import { hasEdits, NO_EDITS } from "./edits.ts";
import { FindingList } from "./finding-list.tsx";
import { OvertakenEdits } from "./overtaken-edits.tsx";
import { later } from "../../../components/later.ts";

const DiscardDialog = later(async () => (await import("./discard-dialog.tsx")).DiscardDialog);

/** The bar for unsaved edits; renders nothing if there are none. */
export function SaveBar({ version, codeEditor }: { version: number; codeEditor: CodeEditorState }) {
  const { state } = useEditor();
  const { edits, elsewhere, save, change, live } = codeEditor;
  const [isAsking, setAsking] = useState(false);
  const isBuilding = state.operation?.status === "running" || state.operation?.status === "waiting";
  if (elsewhere !== null || (hasEdits(edits) && live !== null && version !== live && !save.isRunning))
    return <OvertakenEdits edits={elsewhere ?? edits} live={live} discard={() => change(() => NO_EDITS)} move={change} />;
  if (!hasEdits(edits)) return null;
  const count = Object.keys(edits.files).length;
  return (
    <div className="shrink-0 border-t border-line bg-surface">
      {!save.isRunning && save.failure !== null && <FindingList message={save.failure} paths={codeEditor.paths} />}
      {!save.isRunning && save.refusal !== null && (
        <div role="alert" className="flex flex-wrap items-center gap-3 border-b border-line bg-bad-soft px-4 py-3 text-bad">
          <p className="min-w-0 flex-1">{editsWords.refusedKept({ reason: save.refusal.message })}</p>
          {save.refusal.status === 402 && <UsageLink />}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2 px-4 py-2.5">
        <p role="status" className="flex min-w-0 flex-1 items-center gap-2">
          {save.isRunning && <SpinnerMark />}
          <span className={save.isAway ? "text-warn" : "truncate"}>
            {save.isAway
              ? editsWords.serviceAway
              : save.isRunning && state.operation !== null
                ? editsWords.savingAt({ stage: stageWords(state.operation) })
                : editsWords.filesNotSaved({ count })}
          </span>
        </p>
        <Button size="sm" variant="ghost" disabled={save.isRunning} onClick={() => setAsking(true)}>
          {editsWords.discard}
        </Button>
        <Button
          size="sm"
          variant="accent"
          isBusy={save.isRunning}
          disabled={isBuilding}
          data-tip={isBuilding ? editsWords.saveLater({ reason: unfinishedWords(state.operation) }) : editsWords.sameChecks}
          onClick={save.save}
        >
          {save.isRunning ? generalWords.saving : editsWords.saveAsANewVersion}
        </Button>
      </div>
      {isAsking && (
        <Suspense>
          <DiscardDialog
            what={editsWords.filesChanged({ count, version })}
            onClose={() => setAsking(false)}
            discard={() => {
              setAsking(false);
              change(() => NO_EDITS);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
