import { AlertDialog as AlertDialogPrimitive } from "@base-ui/react/alert-dialog";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { asChildProps, partProps } from "@/lib/as-child";

/** A question that has to be answered before anything else, for what cannot be taken back. */
export function AlertDialog(props: AlertDialogPrimitive.Root.Props) {
  return <AlertDialogPrimitive.Root {...props} />;
}

/** Opens the question; with `asChild` its only child does, a button. */
export function AlertDialogTrigger(props: ComponentProps<"button"> & { asChild?: boolean }) {
  return <AlertDialogPrimitive.Trigger {...asChildProps("alert-dialog-trigger", props)} />;
}

export function AlertDialogContent({ children, ...props }: ComponentProps<"div">) {
  const classes =
    "fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg -translate-1/2 overflow-y-auto rounded-lg outline-none";
  return (
    <AlertDialogPrimitive.Portal>
      <AlertDialogPrimitive.Backdrop
        data-slot="alert-dialog-overlay"
        className="fixed inset-0 z-40 bg-overlay"
      />
      <AlertDialogPrimitive.Popup {...partProps("alert-dialog-content", classes, props)}>
        <Card className="gap-4">{children}</Card>
      </AlertDialogPrimitive.Popup>
    </AlertDialogPrimitive.Portal>
  );
}

export function AlertDialogHeader(props: ComponentProps<"div">) {
  return <div {...partProps("alert-dialog-header", "flex flex-col gap-2", props)} />;
}

/** The two answers: below each other on a phone, the action first. */
export function AlertDialogFooter(props: ComponentProps<"div">) {
  const classes = "flex flex-col-reverse gap-3 sm:flex-row sm:justify-end";
  return <div {...partProps("alert-dialog-footer", classes, props)} />;
}

export function AlertDialogTitle(props: ComponentProps<"h2">) {
  const classes = "font-heading text-xl font-semibold";
  return <AlertDialogPrimitive.Title {...partProps("alert-dialog-title", classes, props)} />;
}

export function AlertDialogDescription(props: ComponentProps<"p">) {
  const classes = "text-muted-foreground";
  return (
    <AlertDialogPrimitive.Description {...partProps("alert-dialog-description", classes, props)} />
  );
}

/** Leaves everything as it is. */
export function AlertDialogCancel(props: ComponentProps<typeof Button>) {
  return <AlertDialogPrimitive.Close render={<Button variant="outline" {...props} />} />;
}

/** Does what is asked, in its `onClick`. */
export function AlertDialogAction(props: ComponentProps<typeof Button>) {
  return <AlertDialogPrimitive.Close render={<Button {...props} />} />;
}
