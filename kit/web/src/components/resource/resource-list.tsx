import type { ReactNode } from "react";
import { ListRange } from "@/components/resource/list-range";
import { AddLink } from "@/components/resource/row-controls";
import { SectionTitle } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty";
import { NativeSelect } from "@/components/ui/native-select";
import { SearchInput } from "@/components/ui/search-input";
import { type ListState, useListSettings } from "@/hooks/use-list-settings";
import { useRows } from "@/hooks/use-rows";
import { type Entity, type Fields, type RowOf, askedFields, fieldOf } from "@/lib/entity";
import type { FilterOption } from "@/lib/fields/field-definition";
import { formatCount } from "@/lib/format";
import { type ListOrder, listOrders, selectRows } from "@/lib/rows";
import { type Noun, listInSentence } from "@/lib/words";
import * as words from "@/words/general";

export interface ListOptions<F extends Fields> {
  entity: Entity<F>;
  /** The anchor that links lead to. */
  id?: string;
  search?: boolean;
  /** Fields of which one value can be chosen. */
  filters?: readonly (keyof F & string)[];
  /** Fields by which rows can be ordered. */
  sort?: readonly (keyof F & string)[];
  /** Further orders, by what no field says: votes, reviews. */
  orders?: readonly ListOrder<RowOf<F>>[];
  /** The order until another one is chosen: a field's name, with `-down` for the largest or latest first. Without it the newest come first. */
  order?: string;
  /** Whether the rows stand in an order of their own, in which the first one is not the newest. */
  isListed?: boolean;
  /** Begins the list's names in the URL, where a page has several lists. */
  prefix?: string;
  /** Above the list, such as a summary. */
  above?: ReactNode;
  /** Beside the number of rows, such as an export. */
  tools?: ReactNode;
  /** Whether the heading is shown, where the page has several lists. */
  hasHeading?: boolean;
  /** The heading; without it what the rows are called. */
  title?: string;
  /** Where rows are added: on a page of their own, in a line above the list, or nowhere. */
  add?: "page" | "line" | "none";
  /** Whether the way to that page stands beside the heading, where the page's own heading does not have it. */
  hasAddLink?: boolean;
}

/** The rows of an entity with search, filters and order, and with words for an empty list. `children` shows the rows. */
export function ResourceList<F extends Fields>({
  entity,
  id,
  search = false,
  filters: allFilters = [],
  sort: allSorts = [],
  orders = [],
  order = "",
  isListed = false,
  add = "page",
  prefix = "",
  tools,
  above,
  hasHeading = false,
  hasAddLink = false,
  title,
  children,
}: ListOptions<F> & { children: (rows: readonly RowOf<F>[]) => ReactNode }) {
  const rows = useRows(entity);
  const isSeen = (name: string) => entity.maySee?.(name) !== false;
  const [filters, sort] = [allFilters.filter(isSeen), allSorts.filter(isSeen)];
  const list = useListSettings(filters, prefix);
  const settings = new Map([["sort", order], ...list.settings]);
  const shown = selectRows(entity, { rows, settings, filters, orders });
  const { noun } = entity;
  const all = formatCount(rows.length, noun);
  const told = shown.length === rows.length ? all : words.shownOf({ shown: shown.length, all });
  return (
    <section id={id} className="flex scroll-mt-24 flex-col gap-5">
      <ListHeading isShown={hasHeading} title={title ?? words.list(noun)}>
        {hasAddLink && <AddLink entity={entity} />}
      </ListHeading>
      {above}
      {rows.length > 0 && (search || filters.length > 0 || sort.length + orders.length > 0) && (
        <div role="search" aria-label={words.list(noun)} className="flex flex-wrap gap-3">
          {search && (
            <SearchInput
              label={words.search(noun)}
              value={list.settings.get("search") ?? ""}
              onChange={(text) => list.set("search", text)}
            />
          )}
          {filters.map((name) => (
            <ListFilter key={name} entity={entity} name={name} list={list} rows={rows} />
          ))}
          {sort.length + orders.length > 0 && (
            <ListSelect
              label={words.sort(noun)}
              name="sort"
              list={list}
              options={sortOptions(entity, { sort, orders, order, isListed })}
            />
          )}
        </div>
      )}
      {rows.length > 0 && (
        <ListSummary
          told={told}
          onClear={list.isNarrowed && shown.length > 0 ? list.clear : undefined}
          tools={tools}
        />
      )}
      {rows.length === 0 && <NoRows entity={entity} add={add} />}
      {rows.length > 0 && shown.length === 0 && <NoMatch noun={noun} onClear={list.clear} />}
      {shown.length > 0 && children(shown)}
    </section>
  );
}

/** The heading, which only screen readers need where the page's own says the same, and what stands beside it. */
function ListHeading({
  isShown,
  title,
  children,
}: {
  isShown: boolean;
  title: string;
  children: ReactNode;
}) {
  const heading = isShown ? (
    <SectionTitle>{title}</SectionTitle>
  ) : (
    <h2 className="sr-only">{title}</h2>
  );
  if (children === false) return heading;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      {heading}
      <div className="ms-auto">{children}</div>
    </div>
  );
}

/** How many rows are shown; `onClear` shows all again, where some are left out. */
function ListSummary({
  told,
  onClear,
  tools,
}: {
  told: string;
  onClear: (() => void) | undefined;
  tools: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted-foreground">
      <p role="status">{told}</p>
      {onClear !== undefined && (
        <Button variant="link" size="sm" onClick={onClear}>
          {words.clear}
        </Button>
      )}
      {tools !== undefined && <div className="ms-auto flex gap-2">{tools}</div>}
    </div>
  );
}

/** The filter of a field: two numbers, or an option; nothing where there is none to choose. */
function ListFilter<F extends Fields>({
  entity,
  name,
  list,
  rows,
}: {
  entity: Entity<F>;
  name: keyof F & string;
  list: ListState;
  rows: readonly RowOf<F>[];
}) {
  const { label, filter } = fieldOf(entity, name);
  if (filter?.isRange === true) return <ListRange label={label} name={name} list={list} />;
  const options = filterOptions(entity, { rows, name });
  if (options.length < 2) return null;
  return <ListSelect label={words.filter({ label })} name={name} list={list} options={options} />;
}

/** A filter or an order; the first option is the one without a setting. */
function ListSelect({
  label,
  name,
  options,
  list,
}: {
  label: string;
  name: string;
  options: readonly FilterOption[];
  list: ListState;
}) {
  const value = list.settings.get(name) ?? "";
  return (
    <NativeSelect
      aria-label={label}
      data-active={value !== "" || undefined}
      className="w-auto max-w-full flex-auto basis-36 text-sm data-active:border-ring data-active:bg-accent data-active:font-semibold data-active:text-accent-foreground sm:max-w-56 sm:flex-none"
      value={value}
      onChange={(event) => list.set(name, event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}

/** What an empty list advises, by where rows are added. */
const ADVICE = { page: words.firstRow, line: words.firstLine, none: words.noneYet };

function NoRows<F extends Fields>({
  entity,
  add,
}: Required<Pick<ListOptions<F>, "entity" | "add">>) {
  const { noun } = entity;
  const locked = entity.locked?.() ?? null;
  if (locked !== null)
    return (
      <EmptyState title={locked.title}>
        <div className="flex flex-wrap justify-center gap-3">
          {locked.visits?.map(({ label, run }) => (
            <Button key={label} onClick={run}>
              {label}
            </Button>
          ))}
          {locked.action !== undefined && (
            <ButtonLink variant="outline" to={locked.action.path}>
              {locked.action.label}
            </ButtonLink>
          )}
        </div>
      </EmptyState>
    );
  // Whoever fills the list, or may once they are logged in, sees what goes into it.
  const mayAdd = entity.mayAdd?.() !== false || (entity.beforeAdding?.() ?? null) !== null;
  const way = mayAdd ? add : "none";
  const labels = askedFields(entity).map(([, { label }]) => label);
  const holds =
    way === "none" ? "" : ` ${words.holds({ one: noun.one, labels: listInSentence(labels) })}`;
  return (
    <EmptyState title={words.empty(noun)} description={`${ADVICE[way](noun)}${holds}`}>
      {add === "page" && <AddLink entity={entity} />}
    </EmptyState>
  );
}

function NoMatch({ noun, onClear }: { noun: Noun; onClear: () => void }) {
  return (
    <EmptyState title={words.noMatch(noun)} description={words.tryOtherWordsOrShow}>
      <Button variant="outline" onClick={onClear}>
        {words.showAll(noun)}
      </Button>
    </EmptyState>
  );
}

function filterOptions<F extends Fields>(
  entity: Entity<F>,
  { rows, name }: { rows: readonly RowOf<F>[]; name: keyof F & string },
): readonly FilterOption[] {
  const { filter } = fieldOf(entity, name);
  return filter === null
    ? []
    : [{ value: "", label: filter.anyLabel }, ...filter.options(rows.map((row) => row[name]))];
}

function sortOptions<F extends Fields>(
  entity: Entity<F>,
  {
    sort,
    orders: others,
    order,
    isListed,
  }: {
    sort: readonly (keyof F & string)[];
    orders: readonly ListOrder<RowOf<F>>[];
    order: string;
    isListed: boolean;
  },
): readonly FilterOption[] {
  const orders = [...listOrders(entity, sort), ...others];
  const first = orders.find(({ value }) => value === order);
  return [
    { value: "", label: first?.label ?? (isListed ? words.asListed : words.newestFirst) },
    ...orders.filter((candidate) => candidate !== first),
  ];
}
