import { Link, useRouter } from "expo-router";
import { EllipsisIcon } from "lucide-react-native";
import { StyleSheet, View } from "react-native";
import { useSafeAreaInsets } from "react-native-safe-area-context";
import type { NavigationItem } from "@/components/layout/tab-layout";
import { Text } from "@/components/ui/text";
import { Touchable } from "@/components/ui/touchable";
import { useColors } from "@/hooks/use-colors";
import { tap } from "@/lib/haptics";
import { offerActions } from "@/lib/sheet";
import * as words from "@/words/general";

/** A phone has room for so many tabs; further pages are offered behind the last. */
const TABS_MAX = 5;

/** The links to the pages, at the lower edge. */
export function TabBar({ items, current }: { items: readonly NavigationItem[]; current: string }) {
  const colors = useColors();
  const { bottom } = useSafeAreaInsets();
  const isCrowded = items.length > TABS_MAX;
  const shown = isCrowded ? items.slice(0, TABS_MAX - 1) : items;
  return (
    <View
      role="navigation"
      aria-label={words.main}
      style={[
        styles.bar,
        { paddingBottom: bottom, backgroundColor: colors.card, borderTopColor: colors.cardBorder },
      ]}
    >
      {shown.map((item) => (
        <Tab key={item.path} item={item} isCurrent={item.route === current} />
      ))}
      {isCrowded && <MoreTab items={items.slice(TABS_MAX - 1)} current={current} />}
    </View>
  );
}

function Tab({
  item: { path, title, icon: Icon },
  isCurrent,
}: {
  item: NavigationItem;
  isCurrent: boolean;
}) {
  const colors = useColors();
  return (
    <Link href={path} asChild onPress={tap}>
      <Touchable role="link" aria-current={isCurrent ? "page" : undefined} style={styles.tab}>
        <Icon
          aria-hidden
          size={24}
          strokeWidth={isCurrent ? 2.25 : 1.75}
          color={isCurrent ? colors.accentForeground : colors.cardMutedForeground}
        />
        <Text
          size="caption"
          weight="500"
          color={isCurrent ? "accentForeground" : "cardMutedForeground"}
          numberOfLines={1}
          style={styles.name}
        >
          {title}
        </Text>
      </Touchable>
    </Link>
  );
}

function MoreTab({ items, current }: { items: readonly NavigationItem[]; current: string }) {
  const colors = useColors();
  const router = useRouter();
  const here = items.find(({ route }) => route === current);
  return (
    <Touchable
      role="button"
      style={styles.tab}
      onPress={() =>
        offerActions({
          title: words.main,
          cancel: words.cancel,
          actions: items.map(({ title, path }) => ({
            label: title,
            onPress: () => router.navigate(path),
          })),
        })
      }
    >
      <EllipsisIcon
        aria-hidden
        size={24}
        color={here === undefined ? colors.cardMutedForeground : colors.accentForeground}
      />
      <Text
        size="caption"
        weight="500"
        color={here === undefined ? "cardMutedForeground" : "accentForeground"}
        numberOfLines={1}
        style={styles.name}
      >
        {here?.title ?? words.actions}
      </Text>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: "row", borderTopWidth: StyleSheet.hairlineWidth },
  tab: {
    flex: 1,
    minWidth: 0,
    minHeight: 50,
    alignItems: "center",
    justifyContent: "center",
    gap: 2,
    paddingTop: 6,
    paddingBottom: 4,
  },
  name: { fontSize: 11, lineHeight: 14, letterSpacing: 0, maxWidth: "100%" },
});
