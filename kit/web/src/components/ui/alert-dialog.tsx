import { AlertDialog as AlertDialogPrimitive } from "@base-ui/react/alert-dialog";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { asChildProps } from "@/lib/as-child";
import { cn } from "@/lib/utils";

/** A question that has to be answered before anything else, for what cannot be taken back. */
export function AlertDialog(props: AlertDialogPrimitive.Root.Props) {
  return <AlertDialogPrimitive.Root {...props} />;
}

/** Opens the question; with `asChild` its only child does, a button. */
export function AlertDialogTrigger(props: ComponentProps<"button"> & { asChild?: boolean }) {
  return <AlertDialogPrimitive.Trigger {...asChildProps("alert-dialog-trigger", props)} />;
}

export function AlertDialogContent({ className, children, ...props }: ComponentProps<"div">) {
  return (
    <AlertDialogPrimitive.Portal>
      <AlertDialogPrimitive.Backdrop
        data-slot="alert-dialog-overlay"
        className="fixed inset-0 z-40 bg-overlay"
      />
      <AlertDialogPrimitive.Popup
        data-slot="alert-dialog-content"
        className={cn(
          "fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg -translate-1/2 overflow-y-auto rounded-lg outline-none",
          className,
        )}
        {...props}
      >
        <Card className="gap-4">{children}</Card>
      </AlertDialogPrimitive.Popup>
    </AlertDialogPrimitive.Portal>
  );
}

export function AlertDialogHeader({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="alert-dialog-header"
      className={cn("flex flex-col gap-2", className)}
      {...props}
    />
  );
}

/** The two answers: below each other on a phone, the action first. */
export function AlertDialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="alert-dialog-footer"
      className={cn("flex flex-col-reverse gap-3 sm:flex-row sm:justify-end", className)}
      {...props}
    />
  );
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<"h2">) {
  return (
    <AlertDialogPrimitive.Title
      data-slot="alert-dialog-title"
      className={cn("font-heading text-xl font-semibold", className)}
      {...props}
    />
  );
}

export function AlertDialogDescription({ className, ...props }: ComponentProps<"p">) {
  return (
    <AlertDialogPrimitive.Description
      data-slot="alert-dialog-description"
      className={cn("text-muted-foreground", className)}
      {...props}
    />
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
