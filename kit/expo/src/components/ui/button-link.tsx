import { Link } from "expo-router";
import { StyleSheet } from "react-native";
import { type ButtonProps, ButtonWords, useFrame } from "@/components/ui/button";
import { Touchable } from "@/components/ui/touchable";

/** A link to another page that looks like a button; `isBack` goes back to a page that is still there. */
export function ButtonLink({
  to,
  isBack = false,
  ...props
}: Omit<ButtonProps, "onClick"> & { to: string; isBack?: boolean }) {
  const frame = useFrame(props);
  return (
    // A link hands its own props on to its child, whose styles have to be one object for that.
    <Link href={to} dismissTo={isBack} asChild>
      <Touchable role="link" {...props} style={StyleSheet.flatten([frame, props.style])}>
        <ButtonWords {...props} />
      </Touchable>
    </Link>
  );
}
