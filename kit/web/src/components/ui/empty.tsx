import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/utils";

/** What to do where there is nothing yet. */
export function Empty({ className, children, ...props }: ComponentProps<"div">) {
  return (
    <div data-slot="empty" className={className} {...props}>
      <div data-slot="empty-media" aria-hidden="true" className="h-20 w-32 bg-current" />
      {children}
    </div>
  );
}

export function EmptyTitle({ className, ...props }: ComponentProps<"p">) {
  return (
    <p
      data-slot="empty-title"
      className={cn("font-heading text-xl font-semibold", className)}
      {...props}
    />
  );
}

export function EmptyDescription({ className, ...props }: ComponentProps<"p">) {
  return (
    <p
      data-slot="empty-description"
      className={cn("max-w-prose text-muted-foreground", className)}
      {...props}
    />
  );
}

export function EmptyContent({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="empty-content"
      className={cn("flex flex-wrap justify-center gap-3", className)}
      {...props}
    />
  );
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
