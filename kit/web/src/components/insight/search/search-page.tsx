import { useMemo } from "react";
import { Page } from "@/components/layout/page";
import { SearchResults } from "@/components/insight/search/search-results";
import { Button } from "@/components/ui/button";
import { SearchInput } from "@/components/ui/search-input";
import { useAllRows } from "@/hooks/use-all-rows";
import { useListSettings } from "@/hooks/use-list-settings";
import {
  type Finding,
  type SearchedEntity,
  pageFindings,
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
  const { settings, set, clear } = useListSettings([]);
  const findings = useFindings(sources);
  const search = settings.get("search") ?? "";
  return (
    <Page title="Search" description="Looks through everything at once: all entries and all pages.">
      <search className="flex flex-wrap items-center gap-3">
        <SearchInput
          label="Search everything"
          value={search}
          onChange={(text) => set("search", text)}
        />
        {search !== "" && (
          <Button variant="outline" onClick={clear}>
            Clear search
          </Button>
        )}
      </search>
      {search.trim() !== "" && (
        <SearchResults found={searchFindings(findings, search)} search={search} />
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
