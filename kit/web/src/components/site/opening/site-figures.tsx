import { Section, type SectionProps } from "@/components/layout/section";
import { Card } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import { formatNumber } from "@/lib/format";
import type { Collection } from "@/lib/store";
import { type Noun, upperFirst } from "@/lib/words";

interface FiguresProps extends Omit<SectionProps, "description"> {
  /** Entities whose rows are counted when they are shown. */
  counted: readonly { noun: Noun; rows: Collection<unknown> }[];
  /** Numbers that do not change. */
  fixed?: readonly { label: string; value: number }[];
}

/** The site in numbers. */
export function SiteFigures({ id, title, counted, fixed = [] }: FiguresProps) {
  return (
    <Section id={id} title={title}>
      <ul
        role="list"
        aria-label={title}
        className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4"
      >
        {counted.map(({ noun, rows }) => (
          <RowCount key={noun.many} label={upperFirst(noun.many)} rows={rows} />
        ))}
        {fixed.map(({ label, value }) => (
          <SiteFigure key={label} label={label} value={value} />
        ))}
      </ul>
    </Section>
  );
}

function RowCount({ label, rows }: { label: string; rows: Collection<unknown> }) {
  return <SiteFigure label={label} value={useCollection(rows).length} />;
}

function SiteFigure({ label, value }: { label: string; value: number }) {
  return (
    <li className="min-w-0">
      <Card className="h-full gap-1 p-6">
        <p className="font-heading text-4xl font-bold text-accent-foreground tabular-nums">
          {formatNumber(value)}
        </p>
        <p className="text-muted-foreground">{label}</p>
      </Card>
    </li>
  );
}
