import * as landingWords from "#words/home/landing.ts";
import { CircleCheck, ExternalLink } from "lucide-react";
import type { Outputs } from "../../api/client.ts";
import { IconButton } from "../../components/ui/actions/icon-button.tsx";
import { Badge } from "../../components/ui/display/badge.tsx";
import { checkedAddress } from "../../editor/site/checked-address.ts";
import { SiteFrame } from "../../editor/site/site-frame.tsx";
import { useMedia } from "../../editor/layout/use-media.ts";

type Example = Outputs["session"]["examples"]["examples"][number];

const PARTS_MAX = 4;

/** Apps that were built here from a sentence, live in frames, each with the sentence and what was proven of it. */
export function ExampleApps({ examples }: { examples: readonly Example[] }) {
  return (
    <section aria-labelledby="built-here" className="flex flex-col gap-6">
      <div className="flex flex-col gap-1 text-center">
        <h2 id="built-here" className="text-xl font-semibold">
          {landingWords.builtHere}
        </h2>
        <p className="text-base leading-7 text-pretty text-ink-soft">{landingWords.builtHereText}</p>
      </div>
      <div className="grid gap-6 lg:grid-cols-3">
        {examples.map((example) => (
          <ExampleApp key={example.key} example={example} />
        ))}
      </div>
    </section>
  );
}

function ExampleApp({ example }: { example: Example }) {
  const isWide = useMedia("(min-width: 640px)");
  const { title, prompt, parts } = example;
  const address = checkedAddress(example.address);
  const proven = parts.filter(({ checks }) => checks.length > 0);
  return (
    <article aria-label={title} className="flex min-w-0 flex-col overflow-hidden rounded-2xl border border-line bg-surface">
      <div className="flex items-start gap-2 p-4 pr-2">
        <div className="min-w-0 flex-1">
          <h3 className="truncate text-sm font-semibold" data-tip={title}>
            {title}
          </h3>
          <p className="mt-1 line-clamp-3 text-sm leading-6 text-ink-soft lg:min-h-18">{landingWords.quoted({ text: prompt })}</p>
        </div>
        {address !== null && (
          <IconButton label={landingWords.openInNewTab({ title })} size="sm" asChild>
            <a href={address} target="_blank" rel="noopener noreferrer">
              <ExternalLink aria-hidden />
            </a>
          </IconButton>
        )}
      </div>
      <div className={`relative border-y border-line bg-subtle ${isWide ? "aspect-[4/3]" : "h-120"}`}>
        {address !== null && <SiteFrame address={address} name={title} device={isWide ? "desktop" : "phone"} isDimmed={false} isLazy />}
      </div>
      <div className="flex flex-col gap-3 p-4">
        <ProofBadge example={example} />
        {proven.length > 0 && (
          <ul className="flex flex-col gap-1.5 text-sm leading-6 text-ink-soft">
            {proven.slice(0, PARTS_MAX).map(({ phrase, checks }) => (
              <li key={phrase} className="flex items-start gap-2.5">
                <CircleCheck aria-hidden className="mt-1 size-4 shrink-0 text-good" />
                <span className="min-w-0">
                  <span className="font-medium text-ink">{landingWords.quoted({ text: phrase })}</span>
                  <span className="line-clamp-2 text-xs leading-5" data-tip={checks.join(" · ")}>
                    {checks.join(" · ")}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

function ProofBadge({ example: { parts, partsProven, checksPassed, browser } }: { example: Example }) {
  if (browser === "not run") return <Badge className="self-start">{landingWords.notTried}</Badge>;
  return (
    <Badge tone={partsProven === parts.length ? "good" : "warn"} className="self-start">
      {landingWords.proven({ parts: partsProven, of: parts.length, checks: checksPassed })}
    </Badge>
  );
}
