import { useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { Page, SectionTitle } from "@/components/layout/page";
import { ListRow } from "@/components/resource/row-list";
import { ButtonLink } from "@/components/ui/button-link";
import { Input } from "@/components/ui/input";
import { ItemGroup } from "@/components/ui/item";
import { allRows } from "@/lib/all-rows";
import type { Entity, Fields, RowOf } from "@/lib/entity";
import { matchesSearch } from "@/lib/rows";
import { listInSentence } from "@/lib/words";
import * as words from "@/words/general";

/** Rows of one kind that are searched; `facts` are said below their names, and `isLink` where they have pages of their own. */
export interface FindGroup {
  entity: Entity;
  facts?: readonly string[];
  isLink?: boolean;
}

/** So many rows of a kind are shown; the list of the kind has the others. */
const SHOWN_MAX = 5;

/** Finds rows of all kinds by their words. What is searched for stands in the address. */
export function FindPage({ groups }: { groups: readonly FindGroup[] }) {
  const [params, setParams] = useSearchParams();
  const [store] = useState(() => allRows(groups.map(({ entity }) => entity)));
  const all = useSyncExternalStore(store.subscribe, store.current);
  const query = (params.get("q") ?? "").trim();
  const found = groups.map((group, at) => ({
    group,
    rows:
      query === "" ? [] : (all[at] ?? []).filter((row) => matchesSearch(group.entity, row, query)),
  }));
  const count = found.reduce((sum, { rows }) => sum + rows.length, 0);
  const kinds = groups.map(({ entity }) => entity.noun.many);
  return (
    <Page title={words.find}>
      <Input
        type="search"
        aria-label={words.find}
        placeholder={words.findAmong({ kinds: listInSentence(kinds) })}
        className="max-w-2xl"
        value={params.get("q") ?? ""}
        onChange={({ target }) =>
          setParams(target.value === "" ? {} : { q: target.value }, { replace: true })
        }
      />
      <p role="status" className="text-muted-foreground">
        {query === ""
          ? ""
          : count === 0
            ? words.foundNothing({ text: query })
            : words.foundSome({ count })}
      </p>
      {found
        .filter(({ rows }) => rows.length > 0)
        .map(({ group, rows }) => (
          <FoundRows key={group.entity.name} group={group} rows={rows} query={query} />
        ))}
    </Page>
  );
}

/** The rows of a kind that were found, the first few, and the way to all of them. */
function FoundRows({
  group: { entity, facts = [], isLink = false },
  rows,
  query,
}: {
  group: FindGroup;
  rows: readonly RowOf<Fields>[];
  query: string;
}) {
  const title = words.list(entity.noun);
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-3">
      <SectionTitle>{title}</SectionTitle>
      <ItemGroup aria-label={title}>
        {rows.slice(0, SHOWN_MAX).map((row) => (
          <ListRow key={row.id} entity={entity} row={row} layout={{ facts, isLink, actions: [] }} />
        ))}
      </ItemGroup>
      {(rows.length > SHOWN_MAX || !isLink) && (
        <ButtonLink
          variant="outline"
          to={`${entity.home.path}?search=${encodeURIComponent(query)}`}
          className="self-start"
        >
          {words.all(entity.noun)}
        </ButtonLink>
      )}
    </section>
  );
}
