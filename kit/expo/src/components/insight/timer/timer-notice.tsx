import { StyleSheet, View } from "react-native";
import { Text } from "@/components/ui/text";

/** What a timer says of itself, below its face. */
export function TimerNotice({ role, children }: { role: "alert" | "status"; children: string }) {
  return (
    <View role={role} aria-live="polite" style={children === "" && styles.empty}>
      {children !== "" && (
        <Text
          size={role === "alert" ? "title" : "headline"}
          color={role === "alert" ? "link" : "foreground"}
          style={styles.text}
        >
          {children}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ empty: { marginTop: -20 }, text: { textAlign: "center" } });
