import * as generalWords from "#words/general.ts";
import { refusalOf } from "../api/refusal.ts";
import { Button } from "../components/ui/actions/button.tsx";
import { Banner } from "../components/ui/display/banner.tsx";

/** Shown in place of a part of a page that could not be loaded. */
export function PartFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Banner
      tone="bad"
      action={
        <Button size="sm" onClick={onRetry}>
          {generalWords.tryAgain}
        </Button>
      }
    >
      {refusalOf(error).message}
    </Banner>
  );
}
