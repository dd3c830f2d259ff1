import * as generalWords from "#words/general.ts";
import { classNames } from "../../class-names.ts";
import { CopyButton } from "../actions/copy-button.tsx";

/** Text to copy, such as a command. `label` names it. */
export function CodeBlock({ label, text, className }: { label: string; text: string; className?: string }) {
  return (
    <figure className={classNames("min-w-0 overflow-hidden rounded-lg border border-line bg-code", className)}>
      <figcaption className="flex items-center justify-between gap-4 border-b border-line py-1 pr-1 pl-4 text-xs text-ink-soft">
        {label}
        <CopyButton isIcon text={text} label={generalWords.copyOf({ label })} />
      </figcaption>
      {/* It scrolls sideways, so it must be reachable by keyboard (WCAG 2.1.1). */}
      <pre role="region" aria-label={label} tabIndex={0} className="overflow-x-auto p-4 font-mono text-xs leading-5 -outline-offset-2">
        <code>{text}</code>
      </pre>
    </figure>
  );
}
