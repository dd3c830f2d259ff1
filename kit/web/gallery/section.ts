import type { ReactNode } from "react";

/** A part of the gallery: one file in `sections`. */
export interface Section {
  title: string;
  element: ReactNode;
}
