import { SearchIcon } from "lucide-react";
import { useMemo } from "react";
import { Page } from "@/components/layout/page";
import { SearchResults } from "@/components/insight/search/search-results";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Input } from "@/components/ui/input";
import { Toggle } from "@/components/ui/toggle";
import { useAllRows } from "@/hooks/use-all-rows";
import { useListSettings } from "@/hooks/use-list-settings";
import {
  type Finding,
  type SearchedEntity,
  byKind,
  pageFindings,
  recentSearches,
  rowFindings,
  searchFindings,
} from "@/lib/insight/search";

/** What an app's search looks through. */
export interface SearchSources {
  entities: readonly SearchedEntity[];
  pages: readonly { path: string; title: string; description: string }[];
}

/** Looks through everything at once. The search is in the URL, so that a reload or the back button brings it back. */
export function SearchPage({ sources }: { sources: SearchSources }) {
  const { settings, set, clear } = useListSettings(["kind"]);
  const findings = useFindings(sources);
  const search = settings.get("search") ?? "";
  const setSearch = (text: string) => set("search", text);
  return (
    <Page title="Search" description="Looks through everything at once: all entries and all pages.">
      <search className="flex flex-wrap items-center gap-3">
        <div className="relative min-w-0 flex-1 basis-64">
          <SearchIcon className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-muted-foreground" />
          <Input
            type="search"
            className="pl-10"
            aria-label="Search everything"
            placeholder="Search everything"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        {search !== "" && (
          <Button variant="outline" onClick={clear}>
            Clear search
          </Button>
        )}
      </search>
      {search.trim() === "" ? (
        <Suggestions findings={findings} onSearch={setSearch} />
      ) : (
        <SearchResults
          found={searchFindings(findings, search)}
          search={search}
          kind={settings.get("kind") ?? ""}
          onKindChange={(kind) => set("kind", kind)}
        />
      )}
    </Page>
  );
}

function useFindings({ entities, pages }: SearchSources): Finding[] {
  const rows = useAllRows(useMemo(() => entities.map(({ entity }) => entity), [entities]));
  return [
    ...entities.flatMap((source, index) => rowFindings(source, rows[index] ?? [])),
    ...pageFindings(pages),
  ];
}

/** What stands there before anything is searched for. */
function Suggestions({
  findings,
  onSearch,
}: {
  findings: readonly Finding[];
  onSearch: (search: string) => void;
}) {
  const recent = recentSearches.all();
  const titles = [...new Set(findings.map(({ title }) => title))];
  const suggestions = recent.length > 0 ? recent : titles.slice(0, 4);
  return (
    <Card className="gap-5">
      <CardTitle level="h2">{recent.length > 0 ? "Recent searches" : "Try one of these"}</CardTitle>
      <div className="flex flex-wrap gap-2">
        {suggestions.map((suggestion) => (
          <Toggle key={suggestion} pressed={false} onPressedChange={() => onSearch(suggestion)}>
            {suggestion}
          </Toggle>
        ))}
      </div>
      <ul
        role="list"
        aria-label="What is searched"
        data-slot="facts"
        className="flex flex-wrap items-center text-muted-foreground"
      >
        {byKind(findings).map(({ kind, findings: own }) => (
          <li key={kind}>
            {kind}: {own.length}
          </li>
        ))}
      </ul>
    </Card>
  );
}
