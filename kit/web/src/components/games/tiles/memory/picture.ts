import type { LucideIcon } from "lucide-react";

/** What is on a pair of cards. */
export interface Picture {
  name: string;
  Icon: LucideIcon;
}
