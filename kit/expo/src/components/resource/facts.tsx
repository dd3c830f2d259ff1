import { StyleSheet, View } from "react-native";
import { FieldValue } from "@/components/fields/field-value";
import { viewOf } from "@/components/fields/view-of";
import { FieldControl } from "@/components/resource/row-controls";
import { aboveLink } from "@/components/resource/row-frame";
import { Text } from "@/components/ui/text";
import { useColors } from "@/hooks/use-colors";
import { type Fields, type RowProps, fieldOf, titleOf } from "@/lib/entity";
import type { Field, FieldKind } from "@/lib/fields/field-definition";
import { withoutRepeats } from "@/lib/without-repeats";
import * as words from "@/words/general";

/** Values of a row in one line; without empty ones and what stands there already. Those in `editable` are switched or rated here. */
export function Facts<F extends Fields>({
  entity,
  row,
  names,
  heading = titleOf(entity, row),
  editable = [],
}: RowProps<F> & {
  names: readonly (keyof F & string)[];
  /** What stands above the line. */
  heading?: string;
  editable?: readonly (keyof F & string)[] | undefined;
}) {
  const colors = useColors();
  const facts = names
    .filter((name) => entity.maySee?.(name) !== false)
    .map((name) => ({ name, field: fieldOf(entity, name), isEditable: editable.includes(name) }))
    .filter(({ name, field, isEditable }) => isEditable || !field.isEmpty(row[name]));
  return (
    <View style={styles.facts}>
      {withoutRepeats(facts, row, heading).map(({ name, field, isEditable }) => {
        const { icon: Icon, isLabelled = false } = viewOf(field.kind);
        if (isEditable)
          return (
            <View key={name} style={[styles.fact, aboveLink]}>
              <FieldControl entity={entity} row={row} name={name} />
              <Text size="footnote" color="cardMutedForeground">
                {field.kind === "flag" ? field.format(true) : field.label}
              </Text>
            </View>
          );
        return (
          <View key={name} style={[styles.fact, !LINKED.has(field.kind) && styles.beneath]}>
            {Icon !== undefined && (
              <Icon aria-hidden size={14} color={colors.cardMutedForeground} />
            )}
            {((isLabelled && needsLabel(field)) || field.isLabelled === true) && (
              <Text size="footnote" color="cardMutedForeground">
                {field.label}
              </Text>
            )}
            <FieldValue field={field} value={row[name]} isShort />
          </View>
        );
      })}
    </View>
  );
}

/** The kinds whose values are links of their own. */
const LINKED: ReadonlySet<FieldKind> = new Set([
  "link",
  "email",
  "phone",
  "reference",
  "references",
  "anyReference",
]);

/** A number with a unit says what it is, and a date that is called so. */
function needsLabel({ kind, unit, label }: Field<unknown>): boolean {
  return (kind !== "number" || unit === undefined) && label !== words.date;
}

const styles = StyleSheet.create({
  facts: {
    flexDirection: "row",
    flexWrap: "wrap",
    columnGap: 14,
    rowGap: 2,
    pointerEvents: "box-none",
  },
  fact: {
    flexDirection: "row",
    alignItems: "center",
    gap: 4,
    maxWidth: "100%",
    pointerEvents: "box-none",
  },
  beneath: { pointerEvents: "none" },
});
