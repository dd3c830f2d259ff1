import { classNames } from "../../class-names.ts";

/** A placeholder for content being loaded; give it the size of that content. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames("animate-pulse rounded-md bg-subtle", className)} />;
}
