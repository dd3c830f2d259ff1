import * as sharedWords from "#words/editor/panels/shared.ts";
import { Hourglass } from "lucide-react";
import { EmptyState } from "../../components/ui/display/empty-state.tsx";
import { stageWords } from "../data/stage-words.ts";
import { useEditor } from "../layout/editor-context.ts";

const APPEARS = {
  code: { next: sharedWords.codeAppearsNext, later: sharedWords.codeAppearsLater },
  proof: { next: sharedWords.proofAppearsNext, later: sharedWords.proofAppearsLater },
  versions: { next: sharedWords.versionsAppearNext, later: sharedWords.versionsAppearLater },
};

/** Shown in every version panel while there is no version. */
export function NoVersionYet({ what }: { what: keyof typeof APPEARS }) {
  const { operation } = useEditor().state;
  const isBuilding = operation?.status === "running" || operation?.status === "waiting";
  return (
    <div className="flex h-full items-center justify-center overflow-y-auto p-6">
      <EmptyState
        icon={<Hourglass />}
        title={isBuilding ? sharedWords.theFirstVersionIsBeingBuilt : sharedWords.noVersionYet}
        className="w-full max-w-md"
      >
        {isBuilding ? APPEARS[what].next({ stage: stageWords(operation) }) : APPEARS[what].later}
      </EmptyState>
    </div>
  );
}
