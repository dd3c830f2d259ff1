import { ChevronRightIcon } from "lucide-react-native";
import { StyleSheet, View } from "react-native";
import { FieldValue } from "@/components/fields/field-value";
import { type ListOptions, ResourceList } from "@/components/resource/resource-list";
import { FieldControl, RowActions, type RowUses } from "@/components/resource/row-controls";
import { aboveLink, RowCover, useRowActions } from "@/components/resource/row-frame";
import { SwipeRow } from "@/components/resource/swipe-row";
import { Group } from "@/components/ui/group";
import { Text } from "@/components/ui/text";
import { useColors } from "@/hooks/use-colors";
import { type Fields, type RowProps, fieldOf, isDone, titleOf } from "@/lib/entity";
import { upperFirst } from "@/lib/words";
import * as words from "@/words/general";

/** The columns of a table; the title stands first. */
export interface TableLayout<F extends Fields> extends RowUses<F> {
  columns: readonly (keyof F & string)[];
}

/** The rows of an entity as a table, of which a phone shows each row as a cell with its values below the title. */
export function TableList<F extends Fields>({
  table: layout,
  ...options
}: ListOptions<F> & { table: TableLayout<F> }) {
  const { entity } = options;
  const isSeen = (name: string) => entity.maySee?.(name) !== false;
  const table = { ...layout, columns: layout.columns.filter(isSeen) };
  const titleLabel =
    entity.titleWith === undefined
      ? fieldOf(entity, entity.title).label
      : upperFirst(entity.noun.one);
  return (
    <ResourceList {...options}>
      {(rows) => (
        <Group
          role="table"
          aria-label={words.list(entity.noun)}
          before={
            <Headings
              labels={[titleLabel, ...table.columns.map((name) => fieldOf(entity, name).label)]}
            />
          }
        >
          {rows.map((row) => (
            <TableRow key={row.id} entity={entity} row={row} layout={table} />
          ))}
        </Group>
      )}
    </ResourceList>
  );
}

/** The names of the columns, for those who hear the table: each value has its own beside it. */
function Headings({ labels }: { labels: readonly string[] }) {
  return (
    <View role="row" style={styles.unseen}>
      {labels.map((label) => (
        <Text key={label} role="columnheader">
          {label}
        </Text>
      ))}
      <Text role="columnheader">{words.actions}</Text>
    </View>
  );
}

function TableRow<F extends Fields>({
  entity,
  row,
  layout,
}: RowProps<F> & { layout: TableLayout<F> }) {
  const {
    columns,
    editable = [],
    flag,
    isLink = true,
    actions = ["edit", "delete"],
    controls,
  } = layout;
  const colors = useColors();
  const offered = useRowActions({ entity, row });
  return (
    <SwipeRow actions={offered}>
      <View role="row" style={[styles.row, { backgroundColor: colors.card }]}>
        <View role="rowheader" style={styles.head}>
          {isLink && <RowCover entity={entity} row={row} actions={offered} />}
          <Text
            size="headline"
            color="cardTitle"
            style={[styles.title, isDone(entity, row) && styles.done]}
          >
            {titleOf(entity, row)}
          </Text>
          {isLink && (
            <ChevronRightIcon
              aria-hidden
              size={18}
              color={colors.cardMutedForeground}
              style={styles.chevron}
            />
          )}
        </View>
        {columns.map((name) => {
          const field = fieldOf(entity, name);
          const isEditable = (editable as readonly string[]).includes(name);
          return (
            <View key={name} role="cell" style={[styles.value, isEditable && aboveLink]}>
              <Text aria-hidden size="subhead" color="cardMutedForeground">
                {field.label}
              </Text>
              {isEditable ? (
                <FieldControl entity={entity} row={row} name={name} hasPage={isLink} />
              ) : (
                <FieldValue field={field} value={row[name]} isShort size="subhead" />
              )}
            </View>
          );
        })}
        <View role="cell" style={[styles.actions, aboveLink]}>
          {flag !== undefined && <FieldControl entity={entity} row={row} name={flag} />}
          {controls?.(row)}
          <RowActions entity={entity} row={row} actions={actions} />
        </View>
      </View>
    </SwipeRow>
  );
}

const styles = StyleSheet.create({
  unseen: { width: 1, height: 1, overflow: "hidden", position: "absolute" },
  row: { paddingHorizontal: 16, paddingVertical: 12, gap: 4 },
  head: { position: "static", flexDirection: "row", alignItems: "center", gap: 12 },
  title: { flexGrow: 1, flexShrink: 1, pointerEvents: "none" },
  chevron: { opacity: 0.6, marginEnd: -4, pointerEvents: "none" },
  done: { textDecorationLine: "line-through" },
  value: {
    flexDirection: "row",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 16,
    minHeight: 24,
    pointerEvents: "box-none",
  },
  actions: {
    flexDirection: "row",
    justifyContent: "flex-end",
    alignItems: "center",
    gap: 4,
    marginEnd: -8,
  },
});
