import { StyleSheet, View } from "react-native";
import { Facts } from "@/components/resource/facts";
import { type ListOptions, ResourceList } from "@/components/resource/resource-list";
import { RowAmount } from "@/components/resource/row-amount";
import { FieldControl, RowActions, type RowUses } from "@/components/resource/row-controls";
import { aboveLink, RowFrame } from "@/components/resource/row-frame";
import { Group } from "@/components/ui/group";
import { Text } from "@/components/ui/text";
import { type Fields, type NamesOf, type RowProps, headingText, isDone } from "@/lib/entity";
import * as words from "@/words/general";

/** What a row of a list shows beside its title. */
export interface RowLayout<F extends Fields> extends RowUses<F> {
  rating?: NamesOf<F, number>;
  /** At the end of the row, set large. */
  amount?: keyof F & string;
  facts?: readonly (keyof F & string)[];
}

/** The rows of an entity as the lines of a list. */
export function RowList<F extends Fields>({
  row: layout,
  ...options
}: ListOptions<F> & { row: RowLayout<F> }) {
  const { entity } = options;
  return (
    <ResourceList {...options}>
      {(rows) => (
        <Group
          role="list"
          aria-label={words.list(entity.noun)}
          inset={layout.flag === undefined ? 16 : 62}
        >
          {rows.map((row) => (
            <ListRow key={row.id} entity={entity} row={row} layout={layout} />
          ))}
        </Group>
      )}
    </ResourceList>
  );
}

/** One row as a line of a list. */
export function ListRow<F extends Fields>({
  entity,
  row,
  layout,
  heading,
}: RowProps<F> & {
  layout: RowLayout<F>;
  /** The field that is the heading where the title is not. */
  heading?: (keyof F & string) | undefined;
}) {
  const {
    flag,
    rating,
    amount,
    facts = [],
    editable,
    isLink = false,
    actions = ["edit", "delete"],
    controls,
  } = layout;
  const title = headingText(entity, row, heading);
  const isBehind = isDone(entity, row);
  const start = flag !== undefined && (
    <View style={[aboveLink, styles.flag]}>
      <FieldControl entity={entity} row={row} name={flag} />
    </View>
  );
  return (
    <RowFrame entity={entity} row={row} isLink={isLink} start={start}>
      <View style={styles.line}>
        <Text
          color={isBehind ? "cardMutedForeground" : "cardTitle"}
          style={[styles.title, isBehind && styles.done]}
        >
          {title}
        </Text>
        {amount !== undefined && <RowAmount entity={entity} row={row} name={amount} />}
      </View>
      {facts.length > 0 && (
        <Facts entity={entity} row={row} names={facts} heading={title} editable={editable} />
      )}
      {rating !== undefined && (
        <View style={[aboveLink, styles.control]}>
          <FieldControl entity={entity} row={row} name={rating} hasPage={isLink} />
        </View>
      )}
      {(actions.length > 0 || controls !== undefined) && (
        <View style={[aboveLink, styles.controls]}>
          {controls?.(row)}
          <RowActions entity={entity} row={row} actions={actions} />
        </View>
      )}
    </RowFrame>
  );
}

const styles = StyleSheet.create({
  flag: { marginStart: -4 },
  line: { flexDirection: "row", alignItems: "baseline", gap: 10, pointerEvents: "none" },
  title: { flexGrow: 1, flexShrink: 1 },
  done: { textDecorationLine: "line-through" },
  control: { alignSelf: "flex-start" },
  controls: {
    flexDirection: "row",
    flexWrap: "wrap",
    alignItems: "center",
    gap: 4,
    alignSelf: "flex-end",
  },
});
