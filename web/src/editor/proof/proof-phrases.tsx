import * as proofWords from "#words/editor/panels/proof.ts";
import { CircleCheck, CircleDashed, CircleSlash } from "lucide-react";
import { Badge } from "../../components/ui/display/badge.tsx";
import type { Proof } from "../data/shapes.ts";

const OUTCOMES = {
  proven: { word: proofWords.proven, tone: "good", Icon: CircleCheck, look: "text-good" },
  "not tried": { word: proofWords.builtNotProven, tone: "warn", Icon: CircleDashed, look: "text-warn" },
  "not built": { word: proofWords.notBuilt, tone: "bad", Icon: CircleSlash, look: "text-bad" },
} as const;

/** Each phrase of the prompt with the checks that prove it, and the phrases that were not built. */
export function ProofPhrases({ proof }: { proof: Proof }) {
  const phrases = proof.parts;
  const titles = new Map(proof.checks.map(({ id, title }) => [id, title]));
  if (phrases.length === 0) return null;
  return (
    <section aria-labelledby="phrases" className="flex flex-col gap-3">
      <h2 id="phrases" className="text-base font-semibold">
        {proofWords.whatYouRequested}
      </h2>
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
        {phrases.map(({ phrase, checks, outcome }, index) => {
          const { word, tone, Icon, look } = OUTCOMES[outcome];
          return (
            <li key={index} className="flex gap-3 px-4 py-3">
              <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${look}`} />
              <div className="min-w-0 flex-1">
                <p className="font-medium wrap-anywhere">{proofWords.quoted({ text: phrase })}</p>
                {checks.length > 0 && (
                  <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-4 text-ink-soft marker:text-ink-faint">
                    {checks.map((id) => (
                      <li key={id} className="wrap-anywhere">
                        {titles.get(id) ?? id}
                      </li>
                    ))}
                  </ul>
                )}
              </div>
              <Badge tone={tone} className="self-start">
                {word}
              </Badge>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
