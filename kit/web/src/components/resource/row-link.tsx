import { Link } from "react-router";
import { type Fields, type RowProps, titleOf } from "@/lib/entity";
import { cn } from "@/lib/utils";

/** The title of a row, which leads to the row's page where it has one. */
export function RowLink<F extends Fields>({
  entity,
  row,
  isLink,
  className,
}: RowProps<F> & {
  /** Whether the row has a page of its own. */
  isLink: boolean;
  className?: string;
}) {
  const title = titleOf(entity, row);
  if (!isLink) return <span className={cn("font-semibold break-words", className)}>{title}</span>;
  return (
    <Link
      to={`${entity.rowPath}/${row.id}`}
      className={cn(
        "py-0.5 font-semibold break-words hover:underline hover:underline-offset-4",
        className,
      )}
    >
      {title}
    </Link>
  );
}
