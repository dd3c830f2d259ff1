import { Slot } from "@radix-ui/react-slot";
import { XIcon } from "lucide-react";
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  createContext,
  use,
  useId,
  useRef,
} from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/utils";

interface DialogState {
  dialog: RefObject<HTMLDialogElement | null>;
  titleId: string;
}

const DialogContext = createContext<DialogState | null>(null);

function useDialog(): DialogState {
  const state = use(DialogContext);
  if (state === null) throw new Error("The parts of a dialog stand within Dialog.");
  return state;
}

/** A dialog with what opens it. It is the browser's own, which keeps the focus inside and closes with Escape. */
export function Dialog({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  return <DialogContext value={{ dialog, titleId }}>{children}</DialogContext>;
}

/** Gives its only child, a button, the click that opens the dialog. */
export function DialogTrigger(props: ComponentProps<typeof Slot>) {
  const { dialog } = useDialog();
  return <Slot onClick={() => dialog.current?.showModal()} {...props} />;
}

/** What the dialog shows, with a button that closes it. */
export function DialogContent({ className, children, ...props }: ComponentProps<"dialog">) {
  const { dialog, titleId } = useDialog();
  return (
    <dialog
      ref={dialog}
      data-slot="dialog-content"
      aria-labelledby={titleId}
      className={cn(
        "m-auto w-[calc(100%-2rem)] max-w-lg rounded-lg bg-transparent text-left backdrop:bg-card-foreground/60",
        className,
      )}
      {...props}
    >
      <Card>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Close"
          className="absolute top-3 right-3"
          onClick={() => dialog.current?.close()}
        >
          <XIcon className="size-5" />
        </Button>
        {children}
      </Card>
    </dialog>
  );
}

/** The heading of the dialog, which also names it. */
export function DialogTitle({ className, ...props }: ComponentProps<"h2">) {
  const { titleId } = useDialog();
  return (
    <h2
      id={titleId}
      data-slot="dialog-title"
      className={cn("pr-10 font-heading text-xl font-semibold", className)}
      {...props}
    />
  );
}
