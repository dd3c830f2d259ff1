import type { ReactNode } from "react";

/** The layout of the signed-out pages: one narrow column with a heading, and other actions below. */
export function SignInLayout({
  title,
  lead,
  children,
  footer,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}) {
  return (
    <div className="mx-auto flex w-full max-w-sm flex-1 flex-col px-4 py-12 sm:py-24">
      <h1 className="text-2xl leading-8 font-semibold">{title}</h1>
      {lead !== undefined && <p className="mt-2 text-base leading-6 text-pretty text-ink-soft">{lead}</p>}
      <div className="mt-8">{children}</div>
      {footer !== undefined && <div className="mt-8 border-t border-line pt-6 text-sm text-ink-soft">{footer}</div>}
    </div>
  );
}
