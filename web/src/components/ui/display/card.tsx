import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";

/** A panel. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames("rounded-xl border border-line bg-surface", className)} {...rest} />;
}

/** A panel with a heading, a description, and a footer with actions. */
export function TitledCard({
  title,
  description,
  footer,
  className,
  children,
}: {
  title: string;
  description?: ReactNode;
  footer?: ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <section className={classNames("overflow-hidden rounded-xl border border-line bg-surface", className)}>
      <div className="flex flex-col gap-4 p-5 sm:p-6">
        <div className="flex flex-col gap-1">
          <h2 className="text-base font-semibold">{title}</h2>
          {description !== undefined && <p className="text-sm text-ink-soft">{description}</p>}
        </div>
        {children}
      </div>
      {footer !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-paper px-5 py-3 text-sm text-ink-soft sm:px-6">
          {footer}
        </div>
      )}
    </section>
  );
}
