import { Dialog as DialogPrimitive } from "@base-ui/react/dialog";
import { XIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { asChildProps, partProps } from "@/lib/as-child";
import * as words from "@/words/general";

/** A dialog with what opens it. It keeps the focus inside, closes with Escape, and gives the focus back. */
export function Dialog(props: DialogPrimitive.Root.Props) {
  return <DialogPrimitive.Root {...props} />;
}

/** Opens the dialog; with `asChild` its only child does, a button. */
export function DialogTrigger(props: ComponentProps<"button"> & { asChild?: boolean }) {
  return <DialogPrimitive.Trigger {...asChildProps("dialog-trigger", props)} />;
}

/** Closes the dialog; with `asChild` its only child does, a button. */
export function DialogClose(props: ComponentProps<"button"> & { asChild?: boolean }) {
  return <DialogPrimitive.Close {...asChildProps("dialog-close", props)} />;
}

/** What the dialog shows, with a button that closes it. */
export function DialogContent({ children, ...props }: ComponentProps<"div">) {
  const classes =
    "fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg -translate-1/2 overflow-y-auto rounded-lg outline-none";
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Backdrop
        data-slot="dialog-overlay"
        className="fixed inset-0 z-40 bg-overlay"
      />
      <DialogPrimitive.Popup {...partProps("dialog-content", classes, props)}>
        <Card className="gap-4">
          {children}
          <DialogClose asChild>
            <Button
              variant="ghost"
              size="icon"
              aria-label={words.close}
              className="absolute top-3 end-3"
            >
              <XIcon className="size-5" />
            </Button>
          </DialogClose>
        </Card>
      </DialogPrimitive.Popup>
    </DialogPrimitive.Portal>
  );
}

export function DialogHeader(props: ComponentProps<"div">) {
  return <div {...partProps("dialog-header", "flex flex-col gap-2", props)} />;
}

/** The dialog's buttons: below each other on a phone, the main one first. */
export function DialogFooter(props: ComponentProps<"div">) {
  const classes = "flex flex-col-reverse gap-3 sm:flex-row sm:justify-end";
  return <div {...partProps("dialog-footer", classes, props)} />;
}

/** The heading of the dialog, which also names it. */
export function DialogTitle(props: ComponentProps<"h2">) {
  const classes = "pe-10 font-heading text-xl font-semibold";
  return <DialogPrimitive.Title {...partProps("dialog-title", classes, props)} />;
}

export function DialogDescription(props: ComponentProps<"p">) {
  const classes = "text-muted-foreground";
  return <DialogPrimitive.Description {...partProps("dialog-description", classes, props)} />;
}
