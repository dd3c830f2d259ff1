import { Link } from "expo-router";
import { type ButtonProps, ButtonWords, useFrame } from "@/components/ui/button";
import { Touchable } from "@/components/ui/touchable";

/** A link to another page that looks like a button; `isBack` goes back to a page that is still there. */
export function ButtonLink({ to, isBack = false, ...props }: Omit<ButtonProps, "onClick"> & { to: string; isBack?: boolean }) {
  const frame = useFrame(props);
  return (
    <Link href={to} dismissTo={isBack} asChild>
      <Touchable role="link" {...props} style={[frame, props.style]}>
        <ButtonWords {...props} />
      </Touchable>
    </Link>
  );
}
