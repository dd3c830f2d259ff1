import * as generalWords from "#words/general.ts";
import * as usageWords from "#words/settings/usage.ts";
import { Link } from "@tanstack/react-router";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, client } from "../../api/client.ts";
import { refusalOf } from "../../api/refusal.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { Badge } from "../../components/ui/display/badge.tsx";
import { Banner } from "../../components/ui/display/banner.tsx";
import { Card } from "../../components/ui/display/card.tsx";
import { AlertDialog } from "../../components/ui/overlays/alert-dialog.tsx";
import { DROP } from "../../components/fixed-messages.ts";
import { newRequestId } from "../../components/new-request-id.ts";
import { dropWords } from "./drop-words.ts";
import type { Usage } from "./usage.ts";

type Unfinished = Usage["unfinished"][number];

/** The builds that hold credits: those that wait for an answer, with their question, and those that run. Each can be dropped. */
export function UnfinishedBuilds({ unfinished }: Pick<Usage, "unfinished">) {
  const [dropping, setDropping] = useState<Unfinished | null>(null);
  if (unfinished.length === 0) return null;
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-6">
      <h2 className="text-base font-semibold">{usageWords.holdingBuilds}</h2>
      <ul className="flex flex-col divide-y divide-line">
        {unfinished.map((build) => (
          <li key={build.requestId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
            <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1">
              <p className="flex items-center gap-2">
                <Link
                  to="/projects/$projectId"
                  params={{ projectId: build.projectId }}
                  className="truncate rounded-sm font-medium underline-offset-4 hover:underline"
                >
                  {build.projectName}
                </Link>
                <Badge tone={build.status === "waiting" ? "warn" : "accent"}>
                  {build.status === "waiting" ? usageWords.waitingForYou : usageWords.building}
                </Badge>
              </p>
              {build.question !== null && <p className="line-clamp-2 text-sm text-ink-soft">{build.question.text}</p>}
              <p className="text-sm text-ink-faint">
                {build.answerableUntil === null
                  ? usageWords.holds({ credits: generalWords.credits({ count: build.held }) })
                  : usageWords.holdsUntil({ credits: generalWords.credits({ count: build.held }), date: build.answerableUntil })}
              </p>
            </div>
            <div className="flex gap-2">
              {build.status === "waiting" && (
                <Button size="sm" asChild>
                  <Link
                    to="/projects/$projectId"
                    params={{ projectId: build.projectId }}
                    aria-label={usageWords.answerIn({ name: build.projectName })}
                  >
                    {usageWords.answer}
                  </Link>
                </Button>
              )}
              <Button
                size="sm"
                variant="ghost"
                onClick={() => setDropping(build)}
                aria-label={usageWords.dropOf({ name: build.projectName })}
              >
                {usageWords.drop}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {dropping !== null && <DropBuild build={dropping} onClose={() => setDropping(null)} />}
    </Card>
  );
}

function DropBuild({ build, onClose }: { build: Unfinished; onClose: () => void }) {
  const queries = useQueryClient();
  const drop = useMutation({
    mutationFn: async () => {
      const { projectId, requestId, question } = build;
      if (question?.isOffer !== true) return client.projects.stop.mutate({ projectId, requestId });
      const answers = [{ questionId: question.id, answer: DROP }];
      return client.projects.send.mutate({ projectId, message: null, answers, model: null, requestId: newRequestId() });
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: api.usage.pathKey() });
      onClose();
    },
  });
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={usageWords.dropQuestion({ name: build.projectName })}
      description={dropWords(build)}
      action={usageWords.dropThisBuild}
      isBusy={drop.isPending}
      onConfirm={() => drop.mutate()}
    >
      {drop.error && <Banner tone="bad">{refusalOf(drop.error).message}</Banner>}
    </AlertDialog>
  );
}
