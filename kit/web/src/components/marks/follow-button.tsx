import { BellRingIcon, PlusIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useMark } from "@/hooks/use-mark";
import { type Entity, type Fields, type RowOf, titleOf } from "@/lib/entity";
import { type Marks, toggleMark } from "@/lib/marks";
import { toast } from "@/lib/toast";

interface FollowProps<F extends Fields> {
  follows: Marks;
  entity: Entity<F>;
  row: RowOf<F>;
  at: "row" | "heading";
}

/** Follows a row, or no longer follows it. */
export function FollowButton<F extends Fields>({ follows, entity, row, at }: FollowProps<F>) {
  const isFollowed = useMark(follows, row.id);
  const title = titleOf(entity, row);
  const label = isFollowed ? "Unfollow" : "Follow";

  function toggle() {
    toast(
      toggleMark(follows, row.id) ? `You follow ${title} now.` : `You no longer follow ${title}.`,
    );
  }

  return (
    <Button
      {...(at === "row"
        ? {
            variant: "link",
            size: "sm",
            className: "px-1 text-sm",
            "aria-label": `${label} ${title}`,
          }
        : { variant: "outline" })}
      onClick={toggle}
    >
      {isFollowed ? <BellRingIcon /> : <PlusIcon />}
      {label}
    </Button>
  );
}
