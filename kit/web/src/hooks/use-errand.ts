import { useLocation } from "react-router";
import { type Errand, readErrand } from "@/lib/errand";

/** The state with which somebody is led to log in from where they are, for a reason: they come back afterwards. */
export function useErrand(): (reason: string) => { errand: Errand } {
  const { pathname, search, hash } = useLocation();
  return (reason) => ({ errand: { reason, back: `${pathname}${search}${hash}` } });
}

/** The errand with which somebody came here to log in; null for none. */
export function usePresentErrand(): Errand | null {
  return readErrand(useLocation().state);
}
