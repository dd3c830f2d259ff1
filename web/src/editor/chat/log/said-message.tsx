import * as chatWords from "#words/editor/chat.ts";
import { CircleAlert, Sparkle, WifiOff } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/ui/actions/button.tsx";
import { SpinnerMark } from "../../../components/ui/display/spinner-mark.tsx";
import type { Message } from "../../data/shapes.ts";
import { dateWords } from "../../data/time-words.ts";
import { UsageLink } from "../../parts/usage-link.tsx";
import { useConnection } from "../../../shell/connection/use-connection.ts";
import type { Sending } from "../use-sending.ts";

const SHOWN_CHARACTERS = 1_400;

/** Renders plain text exactly as written. Long text is collapsed. */
function Words({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > SHOWN_CHARACTERS;
  return (
    <>
      <p className="leading-6 wrap-anywhere whitespace-pre-wrap">{isLong && !isWhole ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text}</p>
      {isLong && (
        <Button variant="link" className="mt-1 text-sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? chatWords.showLess : chatWords.showMore}
        </Button>
      )}
    </>
  );
}

/** One message of the conversation. */
export function SaidMessage({ message: { author, text, createdAt } }: { message: Message }) {
  if (author === "person")
    return (
      <div className="ml-8 self-end rounded-2xl rounded-br-md bg-subtle px-4 py-2.5" data-tip={dateWords(createdAt)}>
        <span className="sr-only">{chatWords.youSaid}</span>
        <Words text={text} />
      </div>
    );
  return (
    <div className="flex gap-3" data-tip={dateWords(createdAt)}>
      <Sparkle aria-hidden className="mt-1 size-4 shrink-0 text-accent-text" />
      <div className="min-w-0 flex-1">
        <span className="sr-only">{chatWords.atelierSaid}</span>
        <Words text={text} />
      </div>
    </div>
  );
}

/** A message being sent, or one that was refused, with the available actions. `takeBack` puts its words back into the composer. */
export function SendingMessage({
  sending,
  retry,
  discard,
  takeBack,
}: {
  sending: Sending;
  retry: () => void;
  discard: () => void;
  takeBack: () => void;
}) {
  const isAway = useConnection() !== "online";
  const { message, answers, refusal } = sending;
  const text = [...answers.map(({ answer }) => answer), ...(message === null ? [] : [message])].join("\n");
  return (
    <div className="ml-8 flex flex-col items-end gap-2 self-end">
      <div className={`rounded-2xl rounded-br-md px-4 py-2.5 ${refusal === null ? "bg-subtle" : "bg-bad-soft"}`}>
        <Words text={text} />
      </div>
      {refusal === null ? (
        <div className="flex flex-col items-end gap-2">
          <p role="status" className={`flex items-start gap-1.5 ${isAway ? "text-sm text-warn" : "text-xs text-ink-faint"}`}>
            {isAway ? <WifiOff aria-hidden className="mt-0.5 size-4 shrink-0" /> : <SpinnerMark className="mt-0.5 size-3" />}
            {isAway ? chatWords.notSentYet : chatWords.sending}
          </p>
          {isAway && (
            <Button size="sm" variant="ghost" onClick={takeBack}>
              {message === null ? chatWords.discard : chatWords.backToTheMessageBox}
            </Button>
          )}
        </div>
      ) : (
        <div role="alert" className="flex flex-col items-end gap-2 text-sm text-bad">
          <p className="flex items-start gap-1.5">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {refusal.message}
          </p>
          <div className="flex flex-wrap justify-end gap-2">
            {refusal.status === 402 && <UsageLink />}
            <Button size="sm" variant="ghost" onClick={discard}>
              {chatWords.discard}
            </Button>
            <Button size="sm" onClick={retry}>
              {chatWords.sendAgain}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
