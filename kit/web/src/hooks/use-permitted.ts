import { useAccount } from "@/hooks/use-account";
import type { Audience } from "@/lib/audience";
import { isPossible } from "@/lib/who";

/** Those of the pages that the person may open; one without an audience is for everybody. */
export function usePermitted<Item extends { audience?: Audience }>(
  pages: readonly Item[],
): readonly Item[] {
  useAccount();
  return pages.filter(({ audience = "everybody" }) => isPossible(audience));
}
