import { createContext, type ReactNode } from "react";

/** What features add to the bar of every page, such as the way to the notifications; nothing in most apps. */
export const BarTools = createContext<ReactNode>(undefined);

/** How much room they take in the bar, in points. */
export const TOOLS_WIDTH = 42;
