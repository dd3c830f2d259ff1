import type { ComponentProps } from "react";
import { Link } from "react-router";

/** Where a link leads: a path of this app, or `#id` for a section of the same page. */
export interface LinkTarget {
  label: string;
  to: string;
}

/** A link to another page without loading it anew, or to a section of this page. */
export function SiteLink({ to, ...props }: Omit<ComponentProps<"a">, "href"> & { to: string }) {
  return to.startsWith("#") ? <a href={to} {...props} /> : <Link to={to} {...props} />;
}
