import { CircleCheck } from "lucide-react";
import { Badge } from "../../components/ui/display/badge.tsx";

const promise = [
  { said: "Visitors choose a treatment and a free slot", checked: "Choosing “Massage”, then 10:30, shows both in the summary" },
  { said: "get a confirmation", checked: "Sending the form shows “You are booked” with the date" },
  { said: "A booked slot cannot be chosen again", checked: "After a booking, 10:30 is no longer offered" },
  { said: "can cancel one", checked: "Cancelling in the practice’s list frees the slot" },
] as const;

/** An example of a proof: the phrases of a prompt, each beside the check that proves it. */
export function ProofExample() {
  return (
    <section aria-label="An example of a proof" className="overflow-hidden rounded-2xl border border-line bg-surface">
      <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-4 sm:px-6">
        <h2 className="text-sm font-semibold">An example: a booking page for a physiotherapy practice</h2>
        <Badge tone="good">4 of 4 proven</Badge>
      </div>
      <dl>
        {promise.map(({ said, checked }) => (
          <div key={said} className="grid gap-1 border-b border-line px-5 py-4 last:border-0 sm:grid-cols-2 sm:gap-8 sm:px-6">
            <dt className="text-sm leading-6">“{said}”</dt>
            <dd className="flex items-start gap-2.5 text-sm leading-6 text-ink-soft">
              <CircleCheck aria-hidden className="mt-1 size-4 shrink-0 text-good" />
              {checked}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
