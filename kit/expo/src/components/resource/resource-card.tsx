import type { ReactNode } from "react";
import { StyleSheet, View } from "react-native";
import { FieldValue } from "@/components/fields/field-value";
import { BeneathLink } from "@/components/resource/beneath-link";
import { Facts } from "@/components/resource/facts";
import { RowAmount } from "@/components/resource/row-amount";
import { FieldControl, RowActions, type RowUses } from "@/components/resource/row-controls";
import { aboveLink, RowFrame } from "@/components/resource/row-frame";
import { Text } from "@/components/ui/text";
import {
  type Fields,
  type NamesOf,
  type RowOf,
  type RowProps,
  fieldOf,
  headingText,
  isDone,
} from "@/lib/entity";

/** What a card shows of a row, and where. All but the title is optional. */
export interface CardLayout<F extends Fields> extends RowUses<F> {
  /** Before everything else, such as a `HillsArt`. */
  cover?: (row: RowOf<F>) => ReactNode;
  /** Above the title, with a color of its own. */
  category?: keyof F & string;
  /** Beside the title, set large. */
  amount?: keyof F & string;
  /** A few lines below the title. */
  summary?: keyof F & string;
  rating?: NamesOf<F, number>;
  tags?: NamesOf<F, readonly string[]>;
  /** In the foot. */
  facts?: readonly (keyof F & string)[];
  /** Before the title, such as a `NameAvatar`. */
  avatar?: (title: string) => ReactNode;
}

interface CardProps<F extends Fields> extends RowProps<F> {
  layout: CardLayout<F>;
  /** The field that is the heading where the title is not. */
  heading?: (keyof F & string) | undefined;
}

/** A row with all that a card shows of it. */
export function ResourceCard<F extends Fields>({ entity, row, layout, heading }: CardProps<F>) {
  const {
    cover,
    category,
    flag,
    amount,
    summary,
    rating,
    tags,
    facts = [],
    editable,
    avatar,
    actions,
    controls,
    isLink = true,
  } = layout;
  const show = (name: keyof F & string) => (
    <FieldValue field={fieldOf(entity, name)} value={row[name]} isShort />
  );
  const title = headingText(entity, row, heading);
  const start = (
    <>
      {flag !== undefined && (
        <View style={aboveLink}>
          <FieldControl entity={entity} row={row} name={flag} />
        </View>
      )}
      {cover !== undefined && <View style={styles.cover}>{cover(row)}</View>}
      {avatar?.(title)}
    </>
  );
  return (
    <RowFrame entity={entity} row={row} isLink={isLink} start={start}>
      {category !== undefined && <BeneathLink>{show(category)}</BeneathLink>}
      <View style={styles.titleLine}>
        <CardTitle title={title} isDone={isDone(entity, row)} />
        {amount !== undefined && <RowAmount entity={entity} row={row} name={amount} />}
      </View>
      {summary !== undefined && <BeneathLink>{show(summary)}</BeneathLink>}
      {rating !== undefined && (
        <View style={[styles.control, aboveLink]}>
          <FieldControl entity={entity} row={row} name={rating} hasPage={isLink} />
        </View>
      )}
      {tags !== undefined && <BeneathLink>{show(tags)}</BeneathLink>}
      {facts.length > 0 && (
        <Facts entity={entity} row={row} names={facts} heading={title} editable={editable} />
      )}
      {(controls !== undefined || actions !== undefined) && (
        <View style={[styles.controls, aboveLink]}>
          {controls?.(row)}
          <RowActions entity={entity} row={row} actions={actions ?? []} />
        </View>
      )}
    </RowFrame>
  );
}

function CardTitle({ title, isDone: isBehind }: { title: string; isDone: boolean }) {
  return (
    <Text size="headline" color="cardTitle" style={[styles.title, isBehind && styles.done]}>
      {title}
    </Text>
  );
}

const styles = StyleSheet.create({
  cover: {
    width: 76,
    height: 76,
    marginTop: 14,
    alignSelf: "flex-start",
    borderRadius: 12,
    borderCurve: "continuous",
    overflow: "hidden",
    pointerEvents: "none",
  },
  titleLine: { flexDirection: "row", alignItems: "baseline", gap: 10, pointerEvents: "none" },
  title: { flexGrow: 1, flexShrink: 1 },
  done: { textDecorationLine: "line-through", opacity: 0.7 },
  control: { alignSelf: "flex-start" },
  controls: { flexDirection: "row", flexWrap: "wrap", alignItems: "center", gap: 8 },
});
