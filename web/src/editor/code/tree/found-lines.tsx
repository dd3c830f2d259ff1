import * as codeWords from "#words/editor/panels/code.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { useEditor } from "../../layout/editor-context.ts";

const FOUND_MAX = 200;

/** The lines of all files that contain the search text; a click opens them. */
export function FoundLines({ words, version }: { words: string; version: number }) {
  const { projectId, goTo } = useEditor();
  const { data, error, isFetching } = useQuery(
    api.versions.search.queryOptions({ projectId, version, query: words }, { staleTime: Infinity, placeholderData: (before) => before }),
  );
  const files = Map.groupBy(data ?? [], ({ path }) => path);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto pb-4">
      <p role="status" className="px-4 py-2 text-xs text-ink-faint">
        {error
          ? refusalOf(error).message
          : summary({ count: data?.length ?? 0, files: files.size, isFetching: isFetching && data === undefined })}
      </p>
      {[...files].map(([path, lines]) => (
        <section key={path} aria-label={path} className="mb-2">
          <p className="truncate px-4 py-1 text-left text-xs font-medium text-ink-soft" dir="rtl">
            <bdi>{path}</bdi>
          </p>
          <ul>
            {lines.map(({ line, text }) => (
              <li key={line}>
                <button
                  type="button"
                  onClick={() => goTo({ file: path, line })}
                  className="flex w-full gap-2 px-4 py-1 text-left font-mono text-xs leading-5 -outline-offset-2 hover:bg-subtle"
                >
                  <span className="w-8 shrink-0 text-right text-ink-faint tabular-nums">{line}</span>
                  <Marked text={text.trim()} words={words} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function summary({ count, files, isFetching }: { count: number; files: number; isFetching: boolean }): string {
  if (isFetching) return codeWords.searching;
  if (count === 0) return codeWords.noResultsInThisVersion;
  return count >= FOUND_MAX ? codeWords.foundFirstLines({ lines: count, files }) : codeWords.foundLines({ lines: count, files });
}

function Marked({ text, words }: { text: string; words: string }) {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return <span className="min-w-0 flex-1 truncate">{text}</span>;
  const from = Math.max(0, at - 24);
  return (
    <span className="min-w-0 flex-1 truncate">
      {from > 0 ? "…" : ""}
      {text.slice(from, at)}
      <mark className="rounded-xs bg-warn-soft text-warn">{text.slice(at, at + words.length)}</mark>
      {text.slice(at + words.length)}
    </span>
  );
}
