import type { ReactNode } from "react";
import { SectionTitle } from "@/components/layout/page";

/** What every part of a page with a heading of its own is given. */
export interface SectionProps {
  /** The anchor that links lead to. */
  id: string;
  title: string;
  description?: string | undefined;
}

/** A part of a page with a heading of its own. */
export function Section({
  id,
  title,
  description,
  children,
}: SectionProps & { children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex min-w-0 scroll-mt-24 flex-col gap-6 pt-4"
    >
      <div className="max-w-2xl">
        <SectionTitle id={`${id}-title`} className="w-fit">
          {title}
        </SectionTitle>
        {description !== undefined && <p className="mt-2 text-muted-foreground">{description}</p>}
      </div>
      {children}
    </section>
  );
}
