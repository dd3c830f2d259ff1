import { RotateCcwIcon } from "lucide-react";
import { SectionCard } from "@/components/layout/section-card";
import { LineList } from "@/components/line-list";
import { Button } from "@/components/ui/button";
import * as insightWords from "@/words/insight";

/** What was drawn or rolled, the latest first, and a button that forgets it. */
export function DrawnSoFar({
  title,
  drawn,
  onForget,
}: {
  title: string;
  drawn: readonly string[];
  onForget: () => void;
}) {
  return (
    <SectionCard title={title} className="gap-4">
      {drawn.length === 0 && (
        <p className="text-muted-foreground">{insightWords.whatIsDrawnIsKept}</p>
      )}
      <LineList label={title} lines={drawn} />
      {drawn.length > 0 && (
        <Button variant="ghost" size="sm" className="self-start" onClick={onForget}>
          <RotateCcwIcon />
          {insightWords.forgetDrawn}
        </Button>
      )}
    </SectionCard>
  );
}
