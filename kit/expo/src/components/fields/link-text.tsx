import { type Href, Link } from "expo-router";
import { StyleSheet } from "react-native";
import type { FieldValueProps } from "@/components/fields/field-view";
import { ValueText } from "@/components/fields/value-text";
import { aboveLink } from "@/components/resource/row-frame";
import { Touchable } from "@/components/ui/touchable";

/** A link in a list of values, above the link of what it stands in; large enough for a finger. */
export function LinkText({
  to,
  children,
  ...size
}: Pick<FieldValueProps, "isShort" | "size"> & { to: Href; children: string }) {
  return (
    <Link href={to} asChild>
      <Touchable role="link" hitSlop={8} style={StyleSheet.flatten([aboveLink, styles.link])}>
        <ValueText {...size} color="accentForeground">
          {children}
        </ValueText>
      </Touchable>
    </Link>
  );
}

const styles = StyleSheet.create({
  link: { minHeight: 26, justifyContent: "center", borderRadius: 6, flexShrink: 1 },
});
