import { SectionTitle } from "@/components/layout/page";
import { Card } from "@/components/ui/card";

interface FactsProps {
  /** The section's anchor. */
  id: string;
  title?: string;
  facts: readonly Fact[];
}

/** A fact: its name, and the lines that say it. */
export interface Fact {
  label: string;
  lines: readonly string[];
}

/** Facts with their names: opening hours, an address, how to reach somebody. Addresses of mail and web, and numbers, are links. */
export function Facts({ id, title, facts }: FactsProps) {
  return (
    <section
      id={id}
      aria-labelledby={title === undefined ? undefined : `${id}-title`}
      className="scroll-mt-24"
    >
      <Card>
        {title !== undefined && (
          <SectionTitle id={`${id}-title`} className="w-fit">
            {title}
          </SectionTitle>
        )}
        <dl data-slot="description-list" className="grid gap-5 sm:grid-cols-2">
          {facts.map(({ label, lines }) => (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-muted-foreground">{label}</dt>
              {lines.map((line) => (
                <dd key={line} className="mt-1 font-medium wrap-anywhere">
                  <FactLine line={line} />
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}

function FactLine({ line }: { line: string }) {
  const href = hrefOf(line);
  if (href === null) return line;
  return (
    <a href={href} data-slot="link" className="text-link underline">
      {line}
    </a>
  );
}

/** Where a line leads that is nothing but an address or a number; null for any other. */
function hrefOf(line: string): string | null {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(line)) return `mailto:${line}`;
  if (/^https?:\/\/\S+$/.test(line)) return line;
  if (/^\+?\d[\d\s()/-]{5,}\d$/.test(line)) return `tel:${line.replaceAll(/[^+\d]/g, "")}`;
  return null;
}
