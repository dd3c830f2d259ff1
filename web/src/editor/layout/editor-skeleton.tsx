import * as workspaceWords from "#words/editor/workspace.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
import { Skeleton } from "../../components/ui/display/skeleton.tsx";

/** The editor's placeholder while the project is loaded, with the same layout, so that nothing shifts. `trouble`: why that takes longer. */
export function EditorSkeleton({ trouble }: { trouble: string | null }) {
  return (
    <div className="relative flex min-h-0 flex-1 flex-col" aria-busy="true">
      <ConnectionNotice trouble={trouble} />
      <h1 className="sr-only">{workspaceWords.loadingTheProject}</h1>
      <div className="flex h-13 shrink-0 items-center gap-3 border-b border-line px-4">
        <Skeleton className="size-7" />
        <Skeleton className="h-5 w-40" />
      </div>
      <div className="flex min-h-0 flex-1">
        <div className="flex w-full flex-col gap-4 p-5 md:w-[32%] md:border-r md:border-line">
          <Skeleton className="ml-auto h-16 w-4/5 rounded-2xl" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="mt-auto h-28 w-full rounded-2xl" />
        </div>
        <div className="hidden flex-1 p-4 md:block">
          <Skeleton className="size-full rounded-xl" />
        </div>
      </div>
    </div>
  );
}
