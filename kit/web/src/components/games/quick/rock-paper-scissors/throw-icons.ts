import { FileIcon, type LucideIcon, MountainIcon, ScissorsIcon } from "lucide-react";
import type { Throw } from "@/lib/games/quick/rock-paper-scissors";

/** The picture of each throw. */
export const THROW_ICONS: Readonly<Record<Throw, LucideIcon>> = {
  rock: MountainIcon,
  paper: FileIcon,
  scissors: ScissorsIcon,
};
