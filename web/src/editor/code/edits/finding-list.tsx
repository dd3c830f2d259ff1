import * as editsWords from "#words/editor/panels/edits.ts";
import { CircleAlert } from "lucide-react";
import { useMemo } from "react";
import { useEditor } from "../../layout/editor-context.ts";
import { findingsIn } from "./findings-in.ts";

/** Why a save failed. Findings that name a file link to it. */
export function FindingList({ message, paths }: { message: string; paths: readonly string[] }) {
  const { goTo } = useEditor();
  const findings = useMemo(() => findingsIn(message, new Set(paths)), [message, paths]);
  return (
    <div role="alert" className="max-h-44 overflow-y-auto border-b border-line bg-bad-soft px-4 py-3">
      <p className="mb-1.5 flex items-center gap-2 font-medium text-bad">
        <CircleAlert aria-hidden className="size-4 shrink-0" />
        {editsWords.checksFailed}
      </p>
      <ul className="flex flex-col gap-1 pl-6">
        {findings.map(({ text, file, line }, index) => (
          <li key={index} className="wrap-anywhere">
            {file === null ? (
              text
            ) : (
              <button
                type="button"
                onClick={() => goTo({ file, line })}
                className="text-left underline decoration-line-strong underline-offset-4 hover:decoration-current"
              >
                {text}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
