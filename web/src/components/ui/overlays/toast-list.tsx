import * as generalWords from "#words/general.ts";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Toast } from "radix-ui";
import { IconButton } from "../actions/icon-button.tsx";
import { Button } from "../actions/button.tsx";
import { dismissToast, type ToastMessage } from "./toast.ts";

const SHOWN_MILLISECONDS = 6_000;
const WITH_ACTION_MILLISECONDS = 12_000;

/** The current toasts, the newest at the bottom. F8 moves focus to them. */
export function ToastList({ messages }: { messages: readonly ToastMessage[] }) {
  return (
    <Toast.Provider duration={SHOWN_MILLISECONDS} swipeDirection="right" label={generalWords.notifications}>
      {messages.map((message) => (
        <OneToast key={message.id} message={message} />
      ))}
      <Toast.Viewport className="fixed right-4 bottom-4 z-60 flex w-[calc(100%-2rem)] max-w-sm flex-col gap-2 outline-none" />
    </Toast.Provider>
  );
}

function OneToast({ message: { id, tone, text, action } }: { message: ToastMessage }) {
  return (
    <Toast.Root
      duration={action === null ? SHOWN_MILLISECONDS : WITH_ACTION_MILLISECONDS}
      onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
      className="flex animate-rise items-start gap-3 rounded-xl border border-line bg-overlay py-3 pr-2 pl-4 shadow-high"
    >
      {tone === "good" && <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />}
      {tone === "bad" && <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />}
      <Toast.Description className="min-w-0 flex-1 text-sm wrap-anywhere">{text}</Toast.Description>
      {action !== null && (
        <Toast.Action asChild altText={action.label}>
          <Button size="sm" className="-my-1" onClick={action.run}>
            {action.label}
          </Button>
        </Toast.Action>
      )}
      <Toast.Close asChild>
        <IconButton label={generalWords.dismiss} size="sm" className="-my-1.5">
          <X aria-hidden />
        </IconButton>
      </Toast.Close>
    </Toast.Root>
  );
}
