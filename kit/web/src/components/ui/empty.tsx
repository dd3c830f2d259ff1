import type { ComponentProps, ReactNode } from "react";
import { partProps } from "@/lib/as-child";

/** What to do where there is nothing yet. */
export function Empty({ className, children, ...props }: ComponentProps<"div">) {
  return (
    <div data-slot="empty" className={className} {...props}>
      <div data-slot="empty-media" aria-hidden="true" className="h-20 w-32 bg-current" />
      {children}
    </div>
  );
}

export function EmptyTitle(props: ComponentProps<"p">) {
  return <p {...partProps("empty-title", "font-heading text-xl font-semibold", props)} />;
}

export function EmptyDescription(props: ComponentProps<"p">) {
  return <p {...partProps("empty-description", "max-w-prose text-muted-foreground", props)} />;
}

export function EmptyContent(props: ComponentProps<"div">) {
  return <div {...partProps("empty-content", "flex flex-wrap justify-center gap-3", props)} />;
}

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
