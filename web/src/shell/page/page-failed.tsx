import * as generalWords from "#words/general.ts";
import * as shellWords from "#words/shell.ts";
import { TRPCClientError } from "@trpc/client";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { refusalOf } from "../../api/refusal.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { connectionNow, watchConnection } from "../connection/connection.ts";
import { usePageTitle } from "./use-page-title.ts";

const AGAIN_MILLISECONDS = 1_000;
const BROKEN = shellWords.partFailed;

/** Shown in place of a page that failed to render, with what to do. One that could not be requested is requested again. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isRequest = error instanceof TRPCClientError;
  const isAway = isRequest && refusalOf(error).status === null;
  usePageTitle(isAway ? shellWords.waitingForTheService : shellWords.somethingWentWrong);
  const again = useCallback(() => {
    reset();
    void router.invalidate();
  }, [reset, router]);
  useEffect(() => {
    if (!isAway) return;
    const retry = (): void => void (connectionNow() === "online" && again());
    const timer = setInterval(retry, AGAIN_MILLISECONDS);
    const unwatch = watchConnection(retry);
    return () => {
      clearInterval(timer);
      unwatch();
    };
  }, [isAway, again]);
  return (
    <div role={isAway ? "status" : "alert"} className="mx-auto flex max-w-md flex-col items-start gap-4 px-6 py-24">
      <h1 className="text-2xl font-semibold">{isAway ? shellWords.waitingForTheService : shellWords.pageFailed}</h1>
      <p className="text-base leading-7 text-ink-soft">{isRequest ? refusalOf(error).message : BROKEN}</p>
      {!isAway && (
        <Button variant="primary" onClick={isRequest ? again : () => location.reload()}>
          {isRequest ? generalWords.tryAgain : shellWords.reload}
        </Button>
      )}
    </div>
  );
}
