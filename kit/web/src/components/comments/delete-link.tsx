import { Button } from "@/components/ui/button";
import * as communityWords from "@/words/community";

/** Takes back what somebody wrote; nothing for somebody who may not, whose `onDelete` is null. */
export function DeleteLink({ label, onDelete }: { label: string; onDelete: (() => void) | null }) {
  if (onDelete === null) return null;
  return (
    <Button
      variant="link"
      size="sm"
      className="ms-auto text-sm"
      aria-label={label}
      onClick={onDelete}
    >
      {communityWords.remove}
    </Button>
  );
}
