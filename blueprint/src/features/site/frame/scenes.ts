// Pictures that the app draws itself, in the theme's colours: nine motifs, each varied by a seed. A project holds the
// motifs that it shows.
import type { Motif } from "../copy/domain.ts";

/** All motifs, in the order in which galleries go through them. */
export const motifs: readonly Motif[] = ["waves", "hills", "rays", "skyline", "leaves", "blobs", "dots", "rings", "grid"];
