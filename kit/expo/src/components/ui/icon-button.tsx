import { Button, type ButtonProps } from "@/components/ui/button";

/** A button that shows an icon alone, with a label that says what it does. */
export function IconButton({ label, ...props }: Omit<ButtonProps, "children"> & { label: string }) {
  return <Button variant="ghost" size="icon" aria-label={label} {...props} />;
}
