// Pages that only some people have.
import type { ReactNode } from "react";
import { LockedRows } from "@/components/account/locked-rows";
import { Page } from "@/components/layout/page";
import { useAccount } from "@/hooks/use-account";
import { lockedFor } from "@/lib/access";
import type { Audience } from "@/lib/audience";
import { isPossible } from "@/lib/who";
import * as words from "@/words/community";

/** A page for these people; the others find the way in. */
export function PageFor({
  audience,
  title,
  children,
}: {
  audience: Audience;
  title: string;
  children: ReactNode;
}) {
  useAccount();
  if (isPossible(audience)) return children;
  const called = words.pageCalled({ title });
  const page = { noun: { one: called, many: called }, locked: () => lockedFor(audience, called) };
  return (
    <Page title={title}>
      <LockedRows entities={[page]} />
    </Page>
  );
}
