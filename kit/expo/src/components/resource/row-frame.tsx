import { ChevronRightIcon } from "lucide-react-native";
import { Link, useRouter } from "expo-router";
import { type ReactNode, useRef } from "react";
import { Platform, StyleSheet, View } from "react-native";
import { SwipeRow } from "@/components/resource/swipe-row";
import { deleteRow } from "@/components/resource/row-controls";
import { Touchable } from "@/components/ui/touchable";
import { useColors } from "@/hooks/use-colors";
import { type Fields, type RowProps, titleOf } from "@/lib/entity";
import { tap } from "@/lib/haptics";
import { offerActions, type SheetAction } from "@/lib/sheet";
import { rowActions } from "@/row-actions";
import * as words from "@/words/general";

/** What can be done with a row of a list, as a sheet offers it. */
export function useRowActions<F extends Fields>({ entity, row }: RowProps<F>): SheetAction[] {
  const router = useRouter();
  const actions = rowActions[entity.name] ?? [];
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
  start,
  children,
}: RowProps<F> & {
  isLink: boolean;
  /** Before the row's words, such as a checkbox. */
  start?: ReactNode;
  children: ReactNode;
}) {
  const colors = useColors();
  const offered = useRowActions({ entity, row });
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

const RELEASED_MILLISECONDS = 100;

/** Covers a row: it leads to the row's page, and a long press offers what can be done with it. */
export function RowCover<F extends Fields>({
  entity,
  row,
  actions,
}: RowProps<F> & { actions: readonly SheetAction[] }) {
  const colors = useColors();
  const title = titleOf(entity, row);
  const isHeld = useRef(false);
  const offer = () => offerActions({ title, cancel: words.cancel, actions });
  const hold = () => {
    tap();
    if (Platform.OS === "web") isHeld.current = true;
    else offer();
  };
  // A browser presses what is under the finger when it is lifted: there the sheet comes after that.
  const release = () => {
    if (isHeld.current) setTimeout(offer, RELEASED_MILLISECONDS);
    isHeld.current = false;
  };
  return (
    <Link href={`${entity.rowPath}/${row.id}`} asChild>
      <Touchable
        role="link"
        aria-label={title}
        style={styles.cover}
        pressedColor={colors.muted}
        onLongPress={actions.length === 0 ? undefined : hold}
        onPressOut={release}
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
