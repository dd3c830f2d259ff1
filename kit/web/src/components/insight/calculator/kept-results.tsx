import { LineList } from "@/components/line-list";
import { Button } from "@/components/ui/button";
import { useTextList } from "@/hooks/use-text-list";
import type { TextList } from "@/lib/text-list";

/** Keeps the result `text`, and shows those that were kept, the latest first. */
export function KeptResults({ list, text }: { list: TextList; text: string }) {
  const kept = useTextList(list);
  return (
    <div className="flex flex-col gap-4 border-t border-border pt-6">
      <div className="flex flex-wrap gap-3">
        <Button disabled={text === ""} onClick={() => list.add(text)}>
          Keep this result
        </Button>
        {kept.length > 0 && (
          <Button variant="outline" onClick={() => list.set([])}>
            Forget all
          </Button>
        )}
      </div>
      {kept.length > 0 && <LineList label="Kept results" lines={kept} />}
    </div>
  );
}
