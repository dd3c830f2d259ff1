import * as siteWords from "#words/editor/panels/site.ts";
import { CirclePause, MonitorOff } from "lucide-react";
import { classNames } from "../../components/class-names.ts";
import { EmptyState } from "../../components/ui/display/empty-state.tsx";
import { Progress } from "../../components/ui/display/progress.tsx";
import { SpinnerMark } from "../../components/ui/display/spinner-mark.tsx";
import { stageWords } from "../data/stage-words.ts";
import { useEditor } from "../layout/editor-context.ts";

/** Placeholder for the site: a page outline while the first version is built, and what to do if there is none. */
export function SitePlaceholder() {
  const { operation, project, draft } = useEditor().state;
  if (project.version !== null || (draft !== null && draft.url !== null))
    return (
      <p role="status" className="flex h-full items-center justify-center gap-2 text-ink-soft">
        <SpinnerMark />
        {siteWords.loadingTheSite}
      </p>
    );
  if (operation?.status !== "running" && operation?.status !== "waiting")
    return (
      <div className="flex h-full items-center justify-center p-6">
        <EmptyState icon={<MonitorOff />} title={siteWords.noSiteYet} className="w-full max-w-md bg-surface">
          {siteWords.noSiteText}
        </EmptyState>
      </div>
    );
  return (
    <div className="flex h-full flex-col items-center justify-center gap-8 p-6">
      <Outline isWaiting={operation.status === "waiting"} />
      <div className="flex w-full max-w-72 flex-col items-center gap-3 text-center">
        <p className="flex items-center gap-2 font-medium">
          {operation.status === "waiting" && <CirclePause aria-hidden className="size-4 shrink-0 text-warn" />}
          {stageWords(operation)}
        </p>
        {operation.status === "running" && (
          <Progress label={siteWords.progressOfTheFirstVersion} value={operation.progress} className="w-full bg-line" />
        )}
        <p className="text-ink-soft">{operation.status === "waiting" ? siteWords.answerToContinue : siteWords.opensByItself}</p>
      </div>
    </div>
  );
}

function Outline({ isWaiting }: { isWaiting: boolean }) {
  return (
    <div aria-hidden className={classNames("w-full max-w-md rounded-xl border border-line bg-surface p-4", !isWaiting && "animate-pulse")}>
      <div className="mb-5 flex items-center gap-1.5">
        <span className="size-2 rounded-full bg-line" />
        <span className="size-2 rounded-full bg-line" />
        <span className="size-2 rounded-full bg-line" />
      </div>
      <div className="mb-4 h-4 w-2/5 rounded bg-line" />
      <div className="grid grid-cols-3 gap-3">
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <div key={key} className="h-14 rounded-lg bg-subtle" />
        ))}
      </div>
    </div>
  );
}
