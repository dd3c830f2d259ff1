import type { LucideIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { useOwnMarks } from "@/hooks/use-own-marks";
import { type Fields, type RowProps, titleOf } from "@/lib/entity";
import { toggleMark } from "@/lib/marks";
import type { Shelf } from "@/lib/shelf";
import { toast } from "@/lib/toast";
import * as communityWords from "@/words/community";

interface CollectProps<F extends Fields> extends RowProps<F> {
  shelf: Shelf;
  icon: LucideIcon;
  /** On a row of a list it is an icon alone. */
  at: "row" | "heading";
}

/** Puts a row on the shelf, or takes it off. */
export function CollectButton<F extends Fields>({
  shelf,
  icon: Icon,
  entity,
  row,
  at,
}: CollectProps<F>) {
  const isThere = useOwnMarks(shelf.marks).some((mark) => mark.about === row.id);
  const title = titleOf(entity, row);
  const icon = (
    <Icon
      className={at === "row" ? "size-5 text-link" : "text-link"}
      fill={isThere ? "currentColor" : "none"}
    />
  );

  function toggle() {
    const isNew = toggleMark(shelf.marks, row.id);
    toast(
      isNew
        ? communityWords.nowIn({ title, place: shelf.place })
        : communityWords.noLongerIn({ title, place: shelf.place }),
    );
  }

  if (at === "row") {
    return (
      <IconButton
        icon={icon}
        label={`${shelf.add}: ${title}`}
        aria-pressed={isThere}
        onClick={toggle}
      />
    );
  }
  return (
    <Button variant="outline" onClick={toggle}>
      {icon}
      {isThere ? shelf.there : shelf.add}
    </Button>
  );
}
