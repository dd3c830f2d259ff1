import { useFocusEffect } from "expo-router";
import { type ReactNode, use, useCallback, useId, useState } from "react";
import { KeyboardAvoidingView, Platform, ScrollView, StyleSheet, View } from "react-native";
import { useSafeAreaInsets } from "react-native-safe-area-context";
import { app } from "@/app";
import { BarTools, TOOLS_WIDTH } from "@/components/layout/bar-tools";
import { BackLink, PageBar } from "@/components/layout/page-bar";
import { Text, type AppTextProps } from "@/components/ui/text";
import { useColors } from "@/hooks/use-colors";
import { nameWindow } from "@/lib/window";

/** From here on the large title is behind the bar. */
const TITLE_BOTTOM = 44;

/** A page: its large title scrolls behind the bar, which then has it. `actions` stand in the bar. */
export function Page({
  title,
  description,
  actions,
  back,
  isHeaded = false,
  children,
}: {
  title: string;
  description?: string | undefined;
  actions?: ReactNode;
  /** The page above this one. */
  back?: { path: string; title: string };
  /** Whether one of the children has the heading of the page. */
  isHeaded?: boolean;
  children?: ReactNode;
}) {
  const id = useId();
  const colors = useColors();
  const insets = useSafeAreaInsets();
  const [isScrolled, setIsScrolled] = useState(false);
  useFocusEffect(
    useCallback(() => nameWindow(title === app.title ? title : `${title} · ${app.title}`), [title]),
  );
  return (
    <View style={[styles.page, { backgroundColor: colors.background }]}>
      <PageBar title={title} content={id} isScrolled={isScrolled} isInner={back !== undefined} />
      <View
        id={id}
        role="main"
        tabIndex={-1}
        style={[styles.main, { backgroundColor: colors.background }]}
      >
        <KeyboardAvoidingView
          behavior={Platform.OS === "ios" ? "padding" : undefined}
          style={styles.main}
        >
          <ScrollView
            style={styles.main}
            contentContainerStyle={[styles.content, { paddingBottom: insets.bottom + 32 }]}
            keyboardShouldPersistTaps="handled"
            keyboardDismissMode="interactive"
            scrollEventThrottle={32}
            onScroll={({ nativeEvent }) =>
              setIsScrolled(nativeEvent.contentOffset.y > TITLE_BOTTOM)
            }
          >
            {!isHeaded && (
              <View style={styles.head}>
                <Text size="largeTitle" color="heading" role="heading" aria-level={1}>
                  {title}
                </Text>
                {description !== undefined && (
                  <Text size="subhead" color="mutedForeground">
                    {description}
                  </Text>
                )}
              </View>
            )}
            {children}
          </ScrollView>
        </KeyboardAvoidingView>
        <View style={styles.start}>{back !== undefined && <BackLink {...back} />}</View>
        {actions !== undefined && <BarActions isInner={back !== undefined}>{actions}</BarActions>}
      </View>
    </View>
  );
}

/** The actions of a page, before what the bar has of its own. */
function BarActions({ isInner, children }: { isInner: boolean; children: ReactNode }) {
  const toolsWidth = use(BarTools) === undefined ? 0 : TOOLS_WIDTH;
  return <View style={[styles.end, { end: (isInner ? 8 : 52) + toolsWidth }]}>{children}</View>;
}

/** The heading of a part of a page. */
export function SectionTitle(props: AppTextProps) {
  return (
    <Text
      size="title"
      color="heading"
      role="heading"
      aria-level={2}
      style={styles.section}
      {...props}
    />
  );
}

/** Text that is set smaller where it would not fit: phones do so themselves. */
export function Fitted({ children }: { children: string }) {
  return children;
}

/** The bar above `main`, in which its controls stand. */
const inBar = {
  position: "absolute",
  top: -46,
  height: 44,
  flexDirection: "row",
  alignItems: "center",
  pointerEvents: "box-none",
} as const;

const styles = StyleSheet.create({
  page: { flex: 1 },
  main: { flex: 1, outlineWidth: 0 },
  content: {
    paddingHorizontal: 16,
    gap: 24,
    width: "100%",
    maxWidth: 720,
    marginHorizontal: "auto",
  },
  head: { gap: 4, paddingTop: 2 },
  section: { paddingHorizontal: 4 },
  start: { ...inBar, start: 4 },
  end: { ...inBar, gap: 4 },
});
