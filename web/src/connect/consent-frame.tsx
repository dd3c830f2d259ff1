import type { ReactNode } from "react";

/** The layout of the consent page: one column, so that requester, scopes and decision are seen together. */
export function ConsentFrame({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col px-4 py-8 sm:py-14">
      <h1 className="text-2xl leading-8 font-semibold text-pretty wrap-anywhere">{title}</h1>
      {lead !== undefined && <div className="mt-2 text-base leading-6 text-pretty text-ink-soft">{lead}</div>}
      <div className="mt-6">{children}</div>
    </div>
  );
}
