import { Link } from "expo-router";
import { ChevronLeftIcon, MoonIcon, SunIcon } from "lucide-react-native";
import { use } from "react";
import { Platform, StyleSheet, View, type ViewProps } from "react-native";
import { useSafeAreaInsets } from "react-native-safe-area-context";
import { app } from "@/app";
import { BarTools, TOOLS_WIDTH } from "@/components/layout/bar-tools";
import { SkipLink } from "@/components/layout/skip-link";
import { IconButton } from "@/components/ui/icon-button";
import { Text } from "@/components/ui/text";
import { Touchable } from "@/components/ui/touchable";
import { useColors } from "@/hooks/use-colors";
import { chooseScheme, useScheme } from "@/hooks/use-scheme";
import { tap } from "@/lib/haptics";
import * as words from "@/words/general";

/** The bar at the top: the app's name, and the page's own once its large title is scrolled away. */
export function PageBar({
  title,
  content,
  isScrolled,
  isInner,
}: {
  title: string;
  /** The id of what the bar stands before. */
  content: string;
  isScrolled: boolean;
  /** Whether the page lies on another one, to which the bar leads back. */
  isInner: boolean;
}) {
  const colors = useColors();
  const { top } = useSafeAreaInsets();
  const tools = use(BarTools);
  return (
    <View
      role="banner"
      style={[
        styles.bar,
        {
          height: top + 48,
          paddingTop: top,
          borderBottomColor: isScrolled ? colors.border : "transparent",
        },
      ]}
    >
      <SkipLink to={content} />
      {isScrolled ? (
        <Text aria-hidden size="headline" color="foreground" numberOfLines={1} style={styles.title}>
          {title}
        </Text>
      ) : (
        !isInner && (
          <Text
            size="footnote"
            weight="600"
            color="mutedForeground"
            numberOfLines={1}
            style={styles.title}
          >
            {app.title}
          </Text>
        )
      )}
      {(tools !== undefined || !isInner) && (
        <View style={styles.tools}>
          {tools}
          {!isInner && <SchemeToggle />}
        </View>
      )}
    </View>
  );
}

function SchemeToggle() {
  const other = useScheme() === "dark" ? "light" : "dark";
  // Only a browser's elements have marks, by which the control is found there.
  const mark: ViewProps & { dataSet?: Readonly<Record<string, boolean>> } =
    Platform.OS === "web" ? { dataSet: { schemeControl: true } } : {};
  return (
    <IconButton
      {...mark}
      icon={other === "dark" ? MoonIcon : SunIcon}
      label={other === "dark" ? words.toDark : words.toLight}
      onClick={() => {
        tap();
        chooseScheme(other);
      }}
    />
  );
}

const BACK_WIDTH = 170;

/** Leads back to the page above. */
export function BackLink({ path, title }: { path: string; title: string }) {
  const colors = useColors();
  const hasTools = use(BarTools) !== undefined;
  return (
    <Link href={path} dismissTo asChild>
      <Touchable role="link" hitSlop={8} style={styles.back}>
        <ChevronLeftIcon aria-hidden size={26} strokeWidth={2.25} color={colors.link} />
        <Text
          color="link"
          numberOfLines={1}
          style={{ maxWidth: hasTools ? BACK_WIDTH - TOOLS_WIDTH : BACK_WIDTH }}
        >
          {title}
        </Text>
      </Touchable>
    </Link>
  );
}

const styles = StyleSheet.create({
  bar: {
    justifyContent: "center",
    alignItems: "center",
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  title: { maxWidth: "52%" },
  tools: { position: "absolute", end: 10, bottom: 4, flexDirection: "row", gap: 2 },
  back: {
    flexDirection: "row",
    alignItems: "center",
    minHeight: 40,
    paddingEnd: 8,
    borderRadius: 8,
  },
});
