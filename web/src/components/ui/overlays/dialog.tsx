import * as generalWords from "#words/general.ts";
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { IconButton } from "../actions/icon-button.tsx";
import { PANEL_LOOK, SHADE_LOOK } from "./panel-look.ts";

/** Props of a dialog. It is controlled; `description` is announced with the title. */
export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  /** The buttons, the primary one last. */
  footer?: ReactNode;
  /** A click outside does not close it: it shows something only once, or holds a lot of typed text. */
  isSticky?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A modal dialog. Escape and a click outside close it; focus moves in, is trapped, and returns. */
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
              <IconButton label={generalWords.close} size="sm" className="-mt-0.5 -mr-2">
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
