import { ArrowRightIcon, SkipForwardIcon } from "lucide-react";
import { Button } from "@/components/ui/button";

/** Goes on to the next word after the end of one. It takes the focus, so that Enter goes on. */
export function NextWordButton({ onClick }: { onClick: () => void }) {
  return (
    <Button autoFocus className="self-center" onClick={onClick}>
      Next word
      <ArrowRightIcon />
    </Button>
  );
}

/** Leaves a word that is too hard. */
export function SkipButton({ isPossible, onClick }: { isPossible: boolean; onClick: () => void }) {
  return (
    <Button variant="outline" disabled={!isPossible} onClick={onClick}>
      <SkipForwardIcon />
      Skip this word
    </Button>
  );
}
