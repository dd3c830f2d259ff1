import type { ReactNode } from "react";
import { Empty, EmptyContent, EmptyDescription, EmptyTitle } from "@/components/ui/empty";

/** Says that there is nothing yet, and what to do about it. Its children are buttons and links. */
export function EmptyState({
  title,
  description,
  children,
}: {
  title: string;
  description?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Empty>
      <EmptyTitle>{title}</EmptyTitle>
      {description && <EmptyDescription>{description}</EmptyDescription>}
      {children && <EmptyContent>{children}</EmptyContent>}
    </Empty>
  );
}
