import * as landingWords from "#words/home/landing.ts";
import { CircleCheck } from "lucide-react";
import { Badge } from "../../components/ui/display/badge.tsx";
import example from "./example/example.json";
import picture from "./example/site.jpg";

/** The example of a proof: a build's site, and each part of its prompt beside the checks that prove it (`npm run pictures -- landing`). */
export function ProofExample() {
  const { prompt, parts, checksPassed } = example;
  return (
    <section aria-label={landingWords.anExampleOfAProof} className="overflow-hidden rounded-2xl border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-5 py-4 sm:px-6">
        <h2 className="text-sm font-semibold">{landingWords.quoted({ text: prompt })}</h2>
        <Badge tone="good">{landingWords.proven({ parts: parts.length, of: parts.length, checks: checksPassed })}</Badge>
      </div>
      <div className="grid lg:grid-cols-2">
        <img
          src={picture}
          alt={landingWords.siteOfPrompt}
          width={1280}
          height={800}
          loading="lazy"
          className="h-auto w-full border-line max-lg:border-b lg:h-full lg:border-r lg:object-cover lg:object-left-top"
        />
        <dl>
          {parts.map(({ phrase, checks }) => (
            <div key={phrase} className="flex flex-col gap-1.5 border-b border-line px-5 py-4 last:border-0 sm:px-6">
              <dt className="text-sm leading-6 font-medium">{landingWords.quoted({ text: phrase })}</dt>
              {checks.map((title) => (
                <dd key={title} className="flex items-start gap-2.5 text-sm leading-6 text-ink-soft">
                  <CircleCheck aria-hidden className="mt-1 size-4 shrink-0 text-good" />
                  {title}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
