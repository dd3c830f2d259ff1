import * as deployWords from "#words/editor/panels/deploy.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { refusalOf } from "../../api/refusal.ts";
import { untilReached } from "../../api/until-reached.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { TitledCard } from "../../components/ui/display/card.tsx";
import { toast } from "../../components/ui/overlays/toast.ts";
import { useEditor } from "../layout/editor-context.ts";

const LOOK_MILLISECONDS = 10_000;

/** How far the bundle of an app for phones is that Expo Go opens, and a button that has it made again after a failure. */
export function ExpoGoCard() {
  const { projectId } = useEditor();
  const queries = useQueryClient();
  const bundle = useQuery(api.projects.phoneExport.queryOptions({ projectId }, { refetchInterval: LOOK_MILLISECONDS }));
  const retry = useMutation(
    api.projects.retryPhoneExport.mutationOptions({
      ...untilReached,
      onError: (error) => toast(refusalOf(error).message, { tone: "bad" }),
      onSettled: () => queries.invalidateQueries(api.projects.phoneExport.queryFilter({ projectId })),
    }),
  );
  if (bundle.data === undefined || bundle.data.status === "none") return null;
  const { status, reason } = bundle.data;
  const text = {
    preparing: deployWords.bundleIsPrepared,
    ready: deployWords.bundleIsReady,
    failed: deployWords.bundleFailed({ reason: reason ?? "" }),
    unavailable: reason ?? deployWords.bundleIsUnavailable,
  }[status];
  return (
    <TitledCard title={deployWords.expoGo} description={text}>
      {status === "failed" && (
        <Button disabled={retry.isPending} onClick={() => retry.mutate({ projectId })}>
          {deployWords.bundleAgain}
        </Button>
      )}
    </TitledCard>
  );
}
