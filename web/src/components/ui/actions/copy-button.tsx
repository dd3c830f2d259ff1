import * as generalWords from "#words/general.ts";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button, type ButtonProps } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

const SHOWN_MILLISECONDS = 2_000;

/** Copies `text` and confirms it. With `isIcon` it is an icon named `label`; otherwise a button with that label. */
export function CopyButton({
  text,
  label = generalWords.copy,
  isIcon = false,
  ...rest
}: { text: string; label?: string; isIcon?: boolean } & Pick<ButtonProps, "size" | "variant" | "className">) {
  const [state, setState] = useState<"idle" | "copied" | "refused">("idle");
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setState("copied"),
      () => setState("refused"),
    );
    setTimeout(() => setState("idle"), SHOWN_MILLISECONDS);
  };
  const mark = state === "copied" ? <Check aria-hidden /> : <Copy aria-hidden />;
  const words = { idle: label, copied: generalWords.copied, refused: generalWords.copyFailed }[state];
  return (
    <>
      {isIcon ? (
        <IconButton label={words} size="sm" onClick={copy} {...(rest.className === undefined ? {} : { className: rest.className })}>
          {mark}
        </IconButton>
      ) : (
        <Button onClick={copy} {...rest}>
          {mark}
          {words}
        </Button>
      )}
      <span className="sr-only" aria-live="polite">
        {state === "idle" ? "" : words}
      </span>
    </>
  );
}
