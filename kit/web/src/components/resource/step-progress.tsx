import { cn } from "@/lib/utils";

/** How far one has come in a form of several steps. */
export function StepProgress({ names, step }: { names: readonly string[]; step: number }) {
  return (
    <div className="flex flex-col gap-3">
      <p aria-live="polite" className="text-sm font-semibold text-muted-foreground">
        Step {step + 1} of {names.length}
      </p>
      <ol className="flex gap-2">
        {names.map((name, at) => (
          <li
            key={name}
            aria-current={at === step ? "step" : undefined}
            className="flex min-w-0 flex-1 flex-col gap-1.5"
          >
            <span
              aria-hidden="true"
              className={cn("h-1.5 rounded-full", at <= step ? "bg-primary" : "bg-muted")}
            />
            <span
              className={cn(
                "truncate text-sm",
                at === step ? "font-semibold" : "text-muted-foreground",
              )}
            >
              {name}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
