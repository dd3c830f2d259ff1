import { Hourglass } from "lucide-react";
import { EmptyState } from "../../components/ui/display/empty-state.tsx";
import { stageWords } from "../data/stage-words.ts";
import { useEditor } from "../layout/editor-context.ts";

/** Shown in every version panel while there is no version. */
export function NoVersionYet({ what }: { what: string }) {
  const { operation } = useEditor().state;
  const isBuilding = operation?.status === "running" || operation?.status === "waiting";
  return (
    <div className="flex h-full items-center justify-center overflow-y-auto p-6">
      <EmptyState
        icon={<Hourglass />}
        title={isBuilding ? "The first version is being built" : "No version yet"}
        className="w-full max-w-md"
      >
        {isBuilding
          ? `${stageWords(operation)}. ${what} appears here as soon as it is done.`
          : `${what} appears here after the first successful build. Send a message to start one.`}
      </EmptyState>
    </div>
  );
}
