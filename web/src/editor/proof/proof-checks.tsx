import * as proofWords from "#words/editor/panels/proof.ts";
import { Check, Monitor, Smartphone, X } from "lucide-react";
import type { Proof } from "../data/shapes.ts";

/** Every check in the order in which it was run. */
export function ProofChecks({ checks }: { checks: Proof["checks"] }) {
  if (checks.length === 0) return null;
  return (
    <section aria-labelledby="checks" className="flex flex-col gap-3">
      <h2 id="checks" className="text-base font-semibold">
        {proofWords.checks}
      </h2>
      <ol className="divide-y divide-line rounded-xl border border-line bg-surface">
        {checks.map(({ id, title, passed, failure, viewport, milliseconds }) => (
          <li key={id} className="flex items-start gap-3 px-4 py-2.5">
            {passed ? (
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
            ) : (
              <X aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
            )}
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere">
                <span className="sr-only">{passed ? proofWords.passedSpoken : proofWords.failedSpoken}</span>
                {title}
              </p>
              {failure !== null && <p className="text-bad wrap-anywhere">{failure}</p>}
            </div>
            {viewport === "desktop" ? (
              <Monitor role="img" aria-label={proofWords.onDesktop} className="mt-0.5 size-4 shrink-0 text-ink-faint" />
            ) : (
              <Smartphone role="img" aria-label={proofWords.onPhone} className="mt-0.5 size-4 shrink-0 text-ink-faint" />
            )}
            <span className="w-16 shrink-0 text-right text-ink-faint tabular-nums">
              {proofWords.milliseconds({ count: Math.round(milliseconds) })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
