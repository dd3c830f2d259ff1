import type { ReactNode } from "react";

/** A phone has no need to skip what stands before a page. */
export const SkipLink: (props: { to: string }) => ReactNode = () => null;
