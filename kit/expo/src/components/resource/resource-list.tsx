import type { ReactNode } from "react";
import { ScrollView, StyleSheet, View } from "react-native";
import { ListRange } from "@/components/resource/list-range";
import { NoMatch, NoRows } from "@/components/resource/no-rows";
import { SectionTitle } from "@/components/layout/page";
import { AddLink } from "@/components/resource/row-controls";
import { Button } from "@/components/ui/button";
import { NativeSelect } from "@/components/ui/native-select";
import { SearchInput } from "@/components/ui/search-input";
import { Text } from "@/components/ui/text";
import { type ListState, useListSettings } from "@/hooks/use-list-settings";
import { useRows } from "@/hooks/use-rows";
import { type Entity, type Fields, type RowOf, fieldOf } from "@/lib/entity";
import type { FilterOption } from "@/lib/fields/field-definition";
import { formatCount } from "@/lib/format";
import { type ListOrder, listOrders, selectRows } from "@/lib/rows";
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
  /** Begins the list's names in the address, where a page has several lists. */
  prefix?: string;
  /** Above the list, such as a summary. */
  above?: ReactNode;
  /** Beside the number of rows, such as an export. */
  tools?: ReactNode;
  /** Whether the heading is shown, where the page has several lists. */
  hasHeading?: boolean;
  /** The heading; without it what the rows are called. */
  title?: string;
  /** Where rows are added: on a page of their own, in a form above the list, or nowhere. */
  add?: "page" | "line" | "none";
  /** Whether the way to that page stands beside the heading, where the page's own heading does not have it. */
  hasAddLink?: boolean;
}

/** The rows of an entity with search, filters and order, and with words for an empty list. `children` shows the rows. */
export function ResourceList<F extends Fields>({
  filters: allFilters = [],
  sort: allSorts = [],
  orders = [],
  order = "",
  isListed = false,
  children,
  ...options
}: ListOptions<F> & { children: (rows: readonly RowOf<F>[]) => ReactNode }) {
  const { entity, id, search = false, add = "page", prefix = "", hasHeading = false } = options;
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
    <View id={id} style={styles.list}>
      <ListHeading isShown={hasHeading} title={options.title ?? words.list(noun)}>
        {options.hasAddLink === true && <AddLink entity={entity} />}
      </ListHeading>
      {options.above}
      {rows.length > 0 && (search || filters.length + sort.length + orders.length > 0) && (
        <View accessibilityRole="search" aria-label={words.list(noun)} style={styles.search}>
          {search && (
            <SearchInput
              label={words.search(noun)}
              value={list.settings.get("search") ?? ""}
              onChange={(text) => list.set("search", text)}
            />
          )}
          <ScrollView
            horizontal
            showsHorizontalScrollIndicator={false}
            style={styles.strip}
            contentContainerStyle={styles.filters}
          >
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
          </ScrollView>
        </View>
      )}
      {rows.length > 0 && (
        <ListSummary
          told={told}
          onClear={list.isNarrowed && shown.length > 0 ? list.clear : undefined}
          tools={options.tools}
        />
      )}
      {rows.length === 0 && <NoRows entity={entity} add={add} />}
      {rows.length > 0 && shown.length === 0 && <NoMatch noun={noun} onClear={list.clear} />}
      {shown.length > 0 && children(shown)}
    </View>
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
  return (
    <View style={isShown ? styles.heading : styles.unseen}>
      <SectionTitle>{title}</SectionTitle>
      {children}
    </View>
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
    <View style={styles.summary}>
      <Text role="status" size="footnote" color="mutedForeground">
        {told}
      </Text>
      {onClear !== undefined && (
        <Button variant="link" size="sm" onClick={onClear}>
          {words.clear}
        </Button>
      )}
      {tools !== undefined && <View style={styles.tools}>{tools}</View>}
    </View>
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
  const options =
    filter === null
      ? []
      : [{ value: "", label: filter.anyLabel }, ...filter.options(rows.map((row) => row[name]))];
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
      variant="pill"
      label={label}
      isActive={value !== ""}
      value={value}
      options={options}
      onChange={(next) => list.set(name, next)}
    />
  );
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

const styles = StyleSheet.create({
  list: { gap: 12 },
  heading: { flexDirection: "row", alignItems: "center", justifyContent: "space-between" },
  unseen: { width: 1, height: 1, overflow: "hidden", position: "absolute" },
  search: { gap: 10 },
  strip: { marginHorizontal: -16, flexGrow: 0 },
  filters: { gap: 8, paddingHorizontal: 16 },
  summary: {
    flexDirection: "row",
    flexWrap: "wrap",
    alignItems: "center",
    gap: 8,
    minHeight: 24,
    paddingHorizontal: 16,
    marginBottom: -4,
  },
  tools: { flexDirection: "row", gap: 8, marginStart: "auto" },
});
