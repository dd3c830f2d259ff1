import * as shellWords from "#words/shell.ts";
import { Skeleton } from "../../components/ui/display/skeleton.tsx";

/** The placeholder of a page being loaded. */
export function PageLoading() {
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-12 sm:px-6">
      <p role="status" className="sr-only">
        {shellWords.loadingThePage}
      </p>
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
