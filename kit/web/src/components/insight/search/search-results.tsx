import { ChevronRightIcon } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button";
import { Empty, EmptyDescription, EmptyTitle } from "@/components/ui/empty";
import { Item, ItemContent, ItemGroup, ItemTitle } from "@/components/ui/item";
import { formatCount } from "@/lib/format";
import { type Finding, byKind, highlightedParts, tellingLines } from "@/lib/insight/search";

/** So many of a kind are shown at first. */
const SHOWN_FIRST = 8;

/** What was found, by kind. */
export function SearchResults({ found, search }: { found: readonly Finding[]; search: string }) {
  if (found.length === 0) {
    return (
      <Empty>
        <EmptyTitle>Nothing found</EmptyTitle>
        <EmptyDescription role="status">
          No entry and no page has all of these words: “{search}”.
        </EmptyDescription>
      </Empty>
    );
  }
  return (
    <section aria-label="Results" className="flex flex-col gap-6">
      <p role="status" className="text-sm text-muted-foreground">
        {formatCount(found.length, { one: "result", many: "results" })} for “{search}”
      </p>
      {byKind(found).map((group) => (
        <ResultGroup key={group.kind} kind={group.kind} found={group.findings} search={search} />
      ))}
    </section>
  );
}

function ResultGroup({
  kind,
  found,
  search,
}: {
  kind: string;
  found: readonly Finding[];
  search: string;
}) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? found : found.slice(0, SHOWN_FIRST);
  return (
    <div className="flex flex-col gap-3">
      <h2 data-slot="section-title" className="font-heading">
        {kind} <span className="text-base font-normal text-muted-foreground">{found.length}</span>
      </h2>
      <ItemGroup aria-label={`Found in ${kind}`}>
        {shown.map((finding) => (
          <Item key={finding.id} className="hover:bg-muted">
            <ItemContent>
              <ItemTitle>
                <Link to={finding.path} data-slot="card-link">
                  <Highlighted text={finding.title} search={search} />
                </Link>
              </ItemTitle>
              <p className="line-clamp-2 text-sm text-muted-foreground">
                <Highlighted
                  text={tellingLines(finding.lines, search).join(" · ")}
                  search={search}
                />
              </p>
            </ItemContent>
            <ChevronRightIcon
              aria-hidden="true"
              className="size-4 shrink-0 text-muted-foreground"
            />
          </Item>
        ))}
      </ItemGroup>
      {found.length > shown.length && (
        <Button variant="link" size="sm" className="self-start" onClick={() => setWhole(true)}>
          Show all {found.length}
        </Button>
      )}
    </div>
  );
}

/** A text in which the words of the search stand out. */
function Highlighted({ text, search }: { text: string; search: string }) {
  return highlightedParts(text, search).map((part, index) =>
    index % 2 === 1 ? (
      <mark key={`${index} ${part}`} className="rounded-sm bg-accent px-0.5 text-accent-foreground">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
