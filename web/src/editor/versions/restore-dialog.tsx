import * as versionsWords from "#words/editor/panels/versions.ts";
import { newRequestId } from "../../components/new-request-id.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { refusalOf } from "../../api/refusal.ts";
import { untilReached } from "../../api/until-reached.ts";
import { Banner } from "../../components/ui/display/banner.tsx";
import { AlertDialog } from "../../components/ui/overlays/alert-dialog.tsx";
import { useEditor } from "../layout/editor-context.ts";

/** Confirms before an earlier version is restored as the newest. */
export function RestoreDialog({ version, onClose }: { version: number; onClose: () => void }) {
  const { projectId, newest, goTo } = useEditor();
  const queries = useQueryClient();
  const [requestId] = useState(() => newRequestId());
  const restore = useMutation(
    api.versions.restore.mutationOptions({
      ...untilReached,
      onSuccess: async () => {
        await queries.invalidateQueries(api.projects.read.queryFilter({ projectId }));
        goTo({ version: null });
        onClose();
      },
    }),
  );
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDangerous={false}
      title={versionsWords.restoreQuestion({ version })}
      description={versionsWords.restoreText({ next: (newest ?? 0) + 1 })}
      action={versionsWords.restoreVersion({ version })}
      isBusy={restore.isPending}
      onConfirm={() => restore.mutate({ projectId, version, requestId })}
    >
      {restore.error && <Banner tone="bad">{refusalOf(restore.error).message}</Banner>}
    </AlertDialog>
  );
}
