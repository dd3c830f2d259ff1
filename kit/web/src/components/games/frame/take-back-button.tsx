import { UndoIcon } from "lucide-react";
import { Button } from "@/components/ui/button";

/** Takes the last move back. */
export function TakeBackButton({
  isPossible,
  onClick,
}: {
  isPossible: boolean;
  onClick: () => void;
}) {
  return (
    <Button variant="outline" disabled={!isPossible} onClick={onClick}>
      <UndoIcon />
      Take back
    </Button>
  );
}
