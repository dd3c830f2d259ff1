// Edits based on a version that is no longer the newest. They can be viewed on their version, rebased onto the newer
// one, or discarded. If the newer version changed the same file, the user chooses which state to keep.
import * as editsWords from "#words/editor/panels/edits.ts";
import { useQueries } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { api } from "../../../api/client.ts";
import { Button } from "../../../components/ui/actions/button.tsx";
import { useEditor } from "../../layout/editor-context.ts";
import { type Edits, NO_EDITS } from "./edits.ts";

/** The notice about edits that are not based on the live version. */
export function OvertakenEdits({
  edits,
  live,
  discard,
  move,
}: {
  edits: Edits;
  live: number | null;
  discard: () => void;
  move: (change: (current: Edits) => Edits) => void;
}) {
  const { projectId, goTo, shown } = useEditor();
  const base = edits.base ?? 1;
  const lists = useQueries({
    queries: [base, live ?? base].map((version) => api.versions.files.queryOptions({ projectId, version }, { staleTime: Infinity })),
  });
  if (live === null) return null;
  const [before, after] = lists.map(({ data }) => new Map(data?.map(({ path, hash }) => [path, hash])));
  const isRead = lists.every(({ isSuccess }) => isSuccess);
  const clashes = isRead ? Object.keys(edits.files).filter((path) => before?.get(path) !== after?.get(path)) : [];
  const [clash] = clashes;
  const put = (takes: "mine" | "theirs"): void => {
    const files = Object.entries(edits.files).filter(([path]) => takes === "mine" || !clashes.includes(path));
    move(() => (files.length === 0 ? NO_EDITS : { base: live, files: Object.fromEntries(files), requestId: null }));
    goTo({ version: null, panel: "code" });
  };
  return (
    <div role="status" className="flex shrink-0 flex-col gap-3 border-t border-line bg-warn-soft px-4 py-3">
      <p className="flex items-start gap-2 text-warn">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          {clash === undefined
            ? editsWords.overtaken({ base, live })
            : clashes.length === 1
              ? editsWords.overtakenInFile({ base, live, file: clash })
              : editsWords.overtakenInFiles({ base, live, count: clashes.length })}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="primary" disabled={!isRead} onClick={() => put("mine")}>
          {clash === undefined ? editsWords.applyTo({ version: live }) : editsWords.applyToKeepingMine({ version: live })}
        </Button>
        {clashes.length > 0 && (
          <Button size="sm" onClick={() => put("theirs")}>
            {editsWords.keepFilesOf({ version: live })}
          </Button>
        )}
        <Button size="sm" onClick={() => goTo({ panel: "versions", version: live, compare: base, file: clashes[0] ?? null })}>
          {editsWords.compareVersions({ base, live })}
        </Button>
        {shown !== base && (
          <Button size="sm" variant="ghost" onClick={() => goTo({ version: base })}>
            {editsWords.viewMyEdits}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={discard}>
          {editsWords.discardThem}
        </Button>
      </div>
    </div>
  );
}
