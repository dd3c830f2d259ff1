// What people said, in their own words.
import { Section } from "@/components/layout/section";
import { Card } from "@/components/ui/card";

/** Words of a person, and who the person is. */
export interface Quote {
  name: string;
  words: string;
  about?: string;
}

/** A section of what people said. */
export function Quotes({
  id,
  title,
  quotes,
}: {
  /** The section's anchor. */
  id: string;
  title: string;
  quotes: readonly Quote[];
}) {
  return (
    <Section id={id} title={title}>
      <QuoteList quotes={quotes} />
    </Section>
  );
}

/** What people said beside each other, each with the name of who said it. */
export function QuoteList({ quotes }: { quotes: readonly Quote[] }) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {quotes.map(({ name, words, about }) => (
        <figure key={`${name} ${words}`} className="min-w-0">
          <Card className="gap-4">
            <blockquote className="border-s-4 border-primary ps-4 text-lg whitespace-pre-line">
              {words}
            </blockquote>
            <figcaption>
              <span className="font-semibold">{name}</span>
              {about !== undefined && (
                <span className="block text-sm text-muted-foreground">{about}</span>
              )}
            </figcaption>
          </Card>
        </figure>
      ))}
    </div>
  );
}
