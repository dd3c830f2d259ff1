import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { IconButton } from "../actions/icon-button.tsx";
import { PANEL_LOOK, SHADE_LOOK } from "./panel-look.ts";

/** What a dialog is given. It is controlled; `description` is read aloud with the title. */
export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Its buttons, the main one last. */
  footer?: ReactNode;
  /** A press beside it does not close it: it holds what is shown once, or much that was typed. */
  isSticky?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A window over the page. Escape and a press beside it close it; focus goes in, stays in, and returns. */
export function Dialog({ isOpen, onOpenChange, title, description, footer, isSticky = false, className, children }: DialogProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={SHADE_LOOK} />
        <Radix.Content
          className={classNames(PANEL_LOOK, className)}
          onInteractOutside={(event) => isSticky && event.preventDefault()}
          {...(description === undefined ? { "aria-describedby": undefined } : {})}
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="text-lg leading-7 font-semibold">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close" size="sm" className="-mt-0.5 -mr-2">
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          {description !== undefined && <Radix.Description className="-mt-3 text-sm text-ink-soft">{description}</Radix.Description>}
          {children}
          {footer !== undefined && <div className="flex flex-wrap justify-end gap-2">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
