import * as generalWords from "#words/general.ts";
import { AlertDialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "../actions/button.tsx";
import { classNames } from "../../class-names.ts";
import { PANEL_LOOK, SHADE_LOOK } from "./panel-look.ts";

/** Props of an alert dialog. `children` is extra content, such as a field to type a name into. */
export interface AlertDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** The effect of the action, and what is lost. */
  description: ReactNode;
  /** The confirm button's label: a verb and its object. */
  action: string;
  /** The other button's label, by default "Cancel". */
  cancel?: string;
  onConfirm: () => void;
  isBusy?: boolean;
  isDisabled?: boolean;
  isDangerous?: boolean;
  children?: ReactNode;
}

/** Confirms an irreversible action. Stays open until its owner closes it, so that a refusal can be shown in it. */
export function AlertDialog(props: AlertDialogProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    description,
    action,
    onConfirm,
    isBusy = false,
    isDisabled = false,
    isDangerous = true,
    cancel = generalWords.cancel,
  } = props;
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={SHADE_LOOK} />
        <Radix.Content className={classNames(PANEL_LOOK, "sm:max-w-md")}>
          <div className="flex flex-col gap-2">
            <Radix.Title className="text-lg leading-7 font-semibold">{title}</Radix.Title>
            <Radix.Description asChild>
              <div className="text-sm leading-6 text-ink-soft">{description}</div>
            </Radix.Description>
          </div>
          {props.children}
          <div className="flex flex-wrap justify-end gap-2">
            <Radix.Cancel asChild>
              <Button>{cancel}</Button>
            </Radix.Cancel>
            <Button variant={isDangerous ? "danger" : "primary"} onClick={onConfirm} isBusy={isBusy} disabled={isDisabled}>
              {action}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
