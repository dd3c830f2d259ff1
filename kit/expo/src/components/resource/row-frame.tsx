import { ChevronRightIcon } from "lucide-react-native";
import { Link, useRouter } from "expo-router";
import type { ReactNode } from "react";
import { StyleSheet, View } from "react-native";
import { SwipeRow } from "@/components/resource/swipe-row";
import { type RowAction, deleteRow } from "@/components/resource/row-controls";
import { Touchable } from "@/components/ui/touchable";
import { useColors } from "@/hooks/use-colors";
import { type Fields, type RowProps, titleOf } from "@/lib/entity";
import { tap } from "@/lib/haptics";
import { offerActions, type SheetAction } from "@/lib/sheet";
import * as words from "@/words/general";

/** What can be done with a row of a list, as a sheet offers it. */
export function useRowActions<F extends Fields>(
  { entity, row }: RowProps<F>,
  actions: readonly RowAction[],
): SheetAction[] {
  const router = useRouter();
  if (entity.mayChange?.(row) === false) return [];
  const edit: SheetAction = {
    label: words.edit,
    onPress: () => router.navigate(`${entity.rowPath}/${row.id}/edit`),
  };
  const remove: SheetAction = {
    label: words.remove,
    isDestructive: true,
    onPress: () => deleteRow(entity, row),
  };
  return [
    ...(actions.includes("edit") ? [edit] : []),
    ...(actions.includes("delete") ? [remove] : []),
  ];
}

/** A row of a list: it leads to its page, a long press offers what can be done with it, and so does a swipe. */
export function RowFrame<F extends Fields>({
  entity,
  row,
  isLink,
  actions = ["edit", "delete"],
  start,
  children,
}: RowProps<F> & {
  isLink: boolean;
  actions?: readonly RowAction[];
  /** Before the row's words, such as a checkbox. */
  start?: ReactNode;
  children: ReactNode;
}) {
  const colors = useColors();
  const offered = useRowActions({ entity, row }, actions);
  return (
    <SwipeRow actions={offered}>
      <View style={[styles.row, { backgroundColor: colors.card }]}>
        {isLink && <RowCover entity={entity} row={row} actions={offered} />}
        {start}
        <View style={styles.content}>{children}</View>
        {isLink && (
          <ChevronRightIcon
            aria-hidden
            size={18}
            color={colors.cardMutedForeground}
            style={styles.chevron}
          />
        )}
      </View>
    </SwipeRow>
  );
}

/** Covers a row: it leads to the row's page, and a long press offers what can be done with it. */
export function RowCover<F extends Fields>({
  entity,
  row,
  actions,
}: RowProps<F> & { actions: readonly SheetAction[] }) {
  const colors = useColors();
  const title = titleOf(entity, row);
  const offer = () => {
    tap();
    offerActions({ title, cancel: words.cancel, actions });
  };
  return (
    <Link href={`${entity.rowPath}/${row.id}`} asChild>
      <Touchable
        role="link"
        aria-label={title}
        style={styles.cover}
        pressedColor={colors.muted}
        onLongPress={actions.length === 0 ? undefined : offer}
      />
    </Link>
  );
}

/** What is used in a row, above the link to its page. */
export const aboveLink = { zIndex: 2 } as const;

const styles = StyleSheet.create({
  row: {
    flexDirection: "row",
    alignItems: "center",
    minHeight: 56,
    paddingStart: 16,
    paddingEnd: 12,
    gap: 12,
  },
  cover: { ...StyleSheet.absoluteFill },
  content: { flex: 1, minWidth: 0, gap: 3, paddingVertical: 11, pointerEvents: "box-none" },
  chevron: { opacity: 0.6, pointerEvents: "none" },
});
