import * as generalWords from "#words/general.ts";
import * as promptWords from "#words/home/prompt.ts";
import { ArrowUp } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from "react";
import { classNames } from "../../components/class-names.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { Kbd } from "../../components/ui/display/kbd.tsx";
import { PROMPT_ID } from "./prompt-place.ts";

const CHARACTERS_MAX = 20_000;

/** Props of the prompt box. `choices` are shown at its bottom; `problem` is the service's refusal, shown below it. */
export interface PromptBoxProps {
  prompt: string;
  onPrompt: (prompt: string) => void;
  onSubmit: () => void;
  isBusy?: boolean;
  busyWords?: string;
  problem?: ReactNode;
  choices?: ReactNode;
}

/** The input for describing an app. Ctrl or Cmd with Enter submits it. */
export function PromptBox({
  prompt,
  onPrompt,
  onSubmit,
  isBusy = false,
  busyWords = promptWords.starting,
  problem,
  choices,
}: PromptBoxProps) {
  const problemId = useId();
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isBusy) return;
    if (prompt.trim() === "") return document.getElementById(PROMPT_ID)?.focus();
    onSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey) && !event.nativeEvent.isComposing) submit(event);
  };
  const hasProblem = problem !== null && problem !== undefined;
  return (
    <form onSubmit={submit} aria-label={generalWords.newProject} className="flex w-full flex-col gap-3 text-left">
      <div className="rounded-2xl border border-line-strong bg-surface shadow-high transition-colors focus-within:border-accent-text focus-within:outline focus-within:outline-accent-text">
        <label htmlFor={PROMPT_ID} className="sr-only">
          {promptWords.whatToBuild}
        </label>
        <textarea
          id={PROMPT_ID}
          value={prompt}
          maxLength={CHARACTERS_MAX}
          placeholder={promptWords.describeIt}
          onChange={(event) => onPrompt(event.target.value)}
          onKeyDown={onKeyDown}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          aria-invalid={hasProblem || undefined}
          aria-describedby={hasProblem ? problemId : undefined}
          className="block field-sizing-content max-h-[50dvh] min-h-32 w-full resize-none bg-transparent px-4 pt-4 pb-2 text-base leading-7 outline-none sm:px-5 sm:pt-5"
        />
        <div className="flex items-center gap-1 p-2 sm:p-3">
          <div className="flex min-w-0 flex-1 items-center gap-1">{choices}</div>
          <Kbd keys="Mod+Enter" className="mr-2 max-sm:hidden" />
          <Button type="submit" variant="accent" isBusy={isBusy} className={classNames("px-4", !isBusy && "[&_svg]:-mr-1")}>
            {isBusy ? (
              busyWords
            ) : (
              <>
                {promptWords.build}
                <ArrowUp aria-hidden />
              </>
            )}
          </Button>
        </div>
      </div>
      <div id={problemId} aria-live="polite">
        {problem}
      </div>
    </form>
  );
}
