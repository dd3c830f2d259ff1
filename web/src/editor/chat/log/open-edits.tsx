import * as chatWords from "#words/editor/chat.ts";
import { useMutation } from "@tanstack/react-query";
import { client } from "../../../api/client.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { Button } from "../../../components/ui/actions/button.tsx";
import { toast } from "../../../components/ui/overlays/toast.ts";
import { hasEdits } from "../../code/edits/edits.ts";
import { useEdits } from "../../code/edits/use-edits.ts";
import { useEditor } from "../../layout/editor-context.ts";

/** Links back to edits that failed to save. If this browser has none, the service's copy is loaded. */
export function OpenEdits({ requestId }: { requestId: string }) {
  const { projectId, goTo } = useEditor();
  const { edits, change } = useEdits(projectId);
  const open = useMutation({
    mutationFn: async () => {
      if (hasEdits(edits)) return edits;
      const { base, changes } = await client.versions.readEdit.query({ projectId, requestId });
      return { base, files: Object.fromEntries(changes.map(({ path, text }) => [path, text])), requestId };
    },
    onSuccess: (found) => {
      change(() => found);
      goTo({ panel: "code", version: found.base, file: Object.keys(found.files)[0] ?? null, line: null });
    },
    onError: (error) => toast(refusalOf(error).message, { tone: "bad" }),
  });
  return (
    <Button size="sm" isBusy={open.isPending} onClick={() => open.mutate()}>
      {chatWords.openTheEdits}
    </Button>
  );
}
