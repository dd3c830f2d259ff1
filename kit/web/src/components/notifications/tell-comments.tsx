import { useArrivals } from "@/hooks/use-arrivals";
import type { Comment } from "@/lib/comments";
import { type Entity, type Fields, titleOf } from "@/lib/entity";
import type { Marks } from "@/lib/marks";
import { addNotification } from "@/lib/notifications";
import type { Collection } from "@/lib/store";

interface TellProps<F extends Fields> {
  comments: Collection<Comment>;
  entity: Entity<F>;
  /** The rows that are followed, where only comments on those are reported. */
  follows?: Marks;
}

/** Tells of comments on rows as notifications. Shows nothing. */
export function TellComments<F extends Fields>({ comments, entity, follows }: TellProps<F>) {
  useArrivals(comments, ({ about, text }) => {
    const row = entity.rows.all().find(({ id }) => id === about);
    const isWanted = follows === undefined || follows.all().some((mark) => mark.about === about);
    if (row === undefined || !isWanted) return;
    const title = `New on the ${entity.noun.one} ${titleOf(entity, row)}`;
    addNotification({ title, text, to: `${entity.rowPath}/${row.id}` });
  });
  return null;
}
