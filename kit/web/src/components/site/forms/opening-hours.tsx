import * as siteWords from "@/words/site";

/** When somebody is there: days in words, and times. */
export type Hours = readonly (readonly [days: string, times: string])[];

/** Opening hours, a line for each run of days. */
export function HoursList({ hours }: { hours: Hours }) {
  return (
    <dl className="flex w-full flex-col gap-2">
      {hours.map(([days, times]) => (
        <div key={days} className="grid grid-cols-[1fr_auto] gap-x-3">
          <dt>{days}</dt>
          <dd className="font-semibold tabular-nums">{times}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The opening hours at the foot of every page. */
export function OpeningHours({ hours }: { hours: Hours }) {
  return (
    <section aria-label={siteWords.openingHours} className="w-full max-w-72 text-start">
      <p className="mb-3 font-heading text-lg font-bold">{siteWords.openingHours}</p>
      <HoursList hours={hours} />
    </section>
  );
}
