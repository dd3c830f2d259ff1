import * as siteWords from "#words/editor/panels/site.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { Banner } from "../../components/ui/display/banner.tsx";

/** Says that the preview shows rows of an earlier version, and offers to reset them. */
export function OldSamples({ live, from, reset, keep }: { live: number; from: number; reset: () => void; keep: () => void }) {
  return (
    <div className="shrink-0 border-b border-line p-2">
      <Banner
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="sm" variant="ghost" onClick={keep}>
              {siteWords.keepThese}
            </Button>
            <Button size="sm" onClick={reset}>
              {siteWords.resetSampleData}
            </Button>
          </span>
        }
      >
        {siteWords.newSampleRows({ live, from })}
      </Banner>
    </div>
  );
}
