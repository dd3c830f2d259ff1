import { Link } from "react-router";
import { type Fields, type RowProps, titleOf } from "@/lib/entity";

/** The title of a row, which leads to the row's page where it has one. */
export function RowLink<F extends Fields>({
  entity,
  row,
  isLink,
}: RowProps<F> & {
  /** Whether the row has a page of its own. */
  isLink: boolean;
}) {
  const title = titleOf(entity, row);
  if (!isLink) return <span className="font-semibold break-words">{title}</span>;
  return (
    <Link
      to={`${entity.rowPath}/${row.id}`}
      className="py-0.5 font-semibold break-words hover:underline hover:underline-offset-4"
    >
      {title}
    </Link>
  );
}
