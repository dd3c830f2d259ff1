import { useLocalSearchParams, useRouter } from "expo-router";
import { ShareIcon, Trash2Icon } from "lucide-react-native";
import type { ReactNode } from "react";
import { StyleSheet, View } from "react-native";
import { FieldValue } from "@/components/fields/field-value";
import { viewOf } from "@/components/fields/view-of";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { Page, SectionTitle } from "@/components/layout/page";
import { FieldControl, type RowAction, deleteRow } from "@/components/resource/row-controls";
import { ButtonLink } from "@/components/ui/button-link";
import { Group } from "@/components/ui/group";
import { IconButton } from "@/components/ui/icon-button";
import { Text } from "@/components/ui/text";
import { useRows } from "@/hooks/use-rows";
import {
  type Entity,
  type Fields,
  type NamesOf,
  type RowOf,
  type RowProps,
  fieldOf,
  seenFields,
  titleOf,
} from "@/lib/entity";
import { shareText } from "@/lib/share-text";
import * as communityWords from "@/words/community";
import * as words from "@/words/general";

interface DetailProps<F extends Fields> {
  entity: Entity<F>;
  /** A switch above the values. */
  flag?: NamesOf<F, boolean>;
  /** Given in place by stars. */
  rating?: NamesOf<F, number>;
  /** What can be done with the row; edit and delete by default. */
  actions?: readonly RowAction[];
  /** Further controls above the values. */
  controls?: (row: RowOf<F>) => ReactNode;
  /** Above the row's values, such as a `HillsArt`, where the row has no picture of its own. */
  cover?: (row: RowOf<F>) => ReactNode;
  /** What follows the row's values. */
  children?: (row: RowOf<F>) => ReactNode;
  /** Where the row is read as an article. */
  article?: { text: keyof F & string; byline: readonly (keyof F & string)[] };
}

/** The page of one row: texts and lists as sections, the rest as facts. */
export function DetailPage<F extends Fields>({
  entity,
  flag,
  rating,
  cover,
  actions = ["edit", "delete"],
  controls,
  children,
}: DetailProps<F>) {
  const { id } = useLocalSearchParams<{ id: string }>();
  const row = useRows(entity).find((candidate) => candidate.id === id);
  if (row === undefined) return <NotFoundPage home={entity.home.title} />;
  const shown = seenFields(entity).filter(
    ([name, field]) =>
      name !== entity.title && name !== flag && (name === rating || !field.isEmpty(row[name])),
  );
  const sections = shown.filter(([, { kind }]) => viewOf(kind).isLong === true);
  const facts = shown.filter(([, { kind }]) => viewOf(kind).isLong !== true);
  return (
    <Page
      title={titleOf(entity, row)}
      back={entity.home}
      actions={<RowButtons entity={entity} row={row} actions={actions} />}
    >
      {cover !== undefined && !shown.some(([, { kind }]) => kind === "picture") && (
        <View style={styles.cover}>{cover(row)}</View>
      )}
      {flag !== undefined && (
        <Group>
          <Line label={fieldOf(entity, flag).label} isNamed>
            <FieldControl entity={entity} row={row} name={flag} />
          </Line>
        </Group>
      )}
      {controls !== undefined && <View style={styles.controls}>{controls(row)}</View>}
      {sections.map(([name, field]) => (
        <View key={name} style={styles.section}>
          <SectionTitle>{field.label}</SectionTitle>
          <Group>
            <View style={styles.text}>
              <FieldValue field={field} value={row[name]} />
            </View>
          </Group>
        </View>
      ))}
      {facts.length > 0 && (
        <Group>
          {facts.map(([name, field]) => (
            <Line key={name} label={field.label}>
              <FactValue entity={entity} row={row} name={name} rating={rating} />
            </Line>
          ))}
        </Group>
      )}
      {children?.(row)}
    </Page>
  );
}

/** A value, or the stars that are given in its place. */
function FactValue<F extends Fields>({
  entity,
  row,
  name,
  rating,
}: RowProps<F> & { name: keyof F & string; rating: NamesOf<F, number> | undefined }) {
  return rating === name ? (
    <FieldControl entity={entity} row={row} name={rating} />
  ) : (
    <FieldValue field={fieldOf(entity, name)} value={row[name]} />
  );
}

/** A cell with what something is called, and the thing itself at its end. `isNamed`: for those who hear it the thing says its name. */
function Line({
  label,
  isNamed = false,
  children,
}: {
  label: string;
  isNamed?: boolean;
  children: ReactNode;
}) {
  return (
    <View style={styles.line}>
      <Text aria-hidden={isNamed}>{label}</Text>
      <View style={styles.end}>{children}</View>
    </View>
  );
}

/** The row as a text: its title, and a line for each of its values. */
function textOf<F extends Fields>({ entity, row }: RowProps<F>): string {
  const lines = seenFields(entity).flatMap(([name, field]) =>
    name === entity.title || field.isEmpty(row[name])
      ? []
      : [`${field.label}: ${field.format(row[name])}`],
  );
  return [titleOf(entity, row), ...lines].join("\n");
}

function RowButtons<F extends Fields>({
  entity,
  row,
  actions,
}: RowProps<F> & { actions: readonly RowAction[] }) {
  const router = useRouter();
  const title = titleOf(entity, row);
  const offered = entity.mayChange?.(row) === false ? [] : actions;
  return (
    <View role="group" aria-label={words.rowActions({ title })} style={styles.buttons}>
      <IconButton
        icon={ShareIcon}
        label={communityWords.share}
        onClick={() => shareText({ title, text: textOf({ entity, row }) })}
      />
      {offered.includes("delete") && (
        <IconButton
          icon={Trash2Icon}
          label={words.remove}
          onClick={() => {
            deleteRow(entity, row);
            router.dismissTo(entity.home.path);
          }}
        />
      )}
      {offered.includes("edit") && (
        <ButtonLink variant="ghost" size="sm" to={`${entity.rowPath}/${row.id}/edit`}>
          {words.edit}
        </ButtonLink>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  cover: { height: 200, borderRadius: 16, borderCurve: "continuous", overflow: "hidden" },
  controls: { flexDirection: "row", flexWrap: "wrap", gap: 10 },
  section: { gap: 8 },
  text: { paddingHorizontal: 16, paddingVertical: 10 },
  line: {
    flexDirection: "row",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 16,
    minHeight: 48,
    paddingHorizontal: 16,
    paddingVertical: 8,
  },
  end: { flexShrink: 1, alignItems: "flex-end" },
  buttons: { flexDirection: "row", alignItems: "center", gap: 2 },
});
