import { Skeleton } from "../../components/ui/display/skeleton.tsx";

/** A panel's placeholder while it is loaded. */
export function PanelSkeleton() {
  return (
    <div className="flex h-full flex-col" aria-busy="true">
      <div className="flex h-12 shrink-0 items-center gap-3 border-b border-line px-4">
        <Skeleton className="h-6 w-28" />
        <Skeleton className="ml-auto h-6 w-40" />
      </div>
      <div className="flex flex-col gap-3 p-4">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-5 w-3/5" />
      </div>
    </div>
  );
}
