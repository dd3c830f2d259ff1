import * as questionsWords from "#words/editor/questions.ts";
import { Check, ExternalLink, Minus } from "lucide-react";
import type { Draft } from "../../data/shapes.ts";
import { checkedAddress } from "../../site/checked-address.ts";

/** What of a draft works and what is missing, and the link that opens it in a tab of its own. */
export function DraftState({ draft }: { draft: Draft }) {
  const address = checkedAddress(draft.url);
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-1.5">
        {draft.works.map((title) => (
          <Part key={title} title={title} isDone />
        ))}
        {draft.missing.map((title) => (
          <Part key={title} title={title} isDone={false} />
        ))}
      </ul>
      {address !== null && (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex items-center gap-1.5 self-start font-medium text-accent-text underline-offset-4 hover:underline"
        >
          {questionsWords.openTheDraft}
          <ExternalLink aria-hidden className="size-3.5" />
        </a>
      )}
    </div>
  );
}

function Part({ title, isDone }: { title: string; isDone: boolean }) {
  return (
    <li className={`flex gap-2.5 ${isDone ? "" : "text-ink-soft"}`}>
      <span aria-hidden className="flex size-5 shrink-0 items-center justify-center">
        {isDone ? <Check className="size-3.5 text-good" /> : <Minus className="size-3.5 text-ink-faint" />}
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="sr-only">{isDone ? questionsWords.works : questionsWords.missing}</span>
        {title}
      </span>
    </li>
  );
}
