import { useState } from "react";
import { Section, type SectionProps } from "@/components/layout/section";
import { Card, CardTitle } from "@/components/ui/card";
import { SearchInput } from "@/components/ui/search-input";
import { type Moment, matchingMoments } from "@/lib/site/moments";

interface TimelineProps extends SectionProps {
  moments: readonly Moment[];
  /** Whether a search narrows the moments. */
  hasSearch?: boolean;
}

/** Moments on a line, in their order. */
export function Timeline({ moments, hasSearch = false, ...section }: TimelineProps) {
  const [search, setSearch] = useState("");
  const shown = matchingMoments(moments, search);
  return (
    <Section {...section}>
      {hasSearch && (
        <SearchInput
          label="Search these entries"
          value={search}
          onChange={setSearch}
          className="flex-none"
        />
      )}
      {shown.length === 0 && (
        <p role="status" className="text-muted-foreground">
          Nothing here matches “{search}”.
        </p>
      )}
      <ol
        role="list"
        aria-label={section.title}
        className="flex flex-col gap-4 border-l-2 border-primary pl-6 empty:hidden"
      >
        {shown.map(({ when, title, text }) => (
          <li key={`${when} ${title}`} className="relative">
            <span
              aria-hidden="true"
              className="absolute top-6 -left-[2.05rem] size-4 rounded-full border-4 border-background bg-primary"
            />
            <Card className="gap-1 p-5">
              <p className="text-sm font-semibold text-accent-foreground">{when}</p>
              <CardTitle>{title}</CardTitle>
              <p className="text-muted-foreground">{text}</p>
            </Card>
          </li>
        ))}
      </ol>
    </Section>
  );
}
