import type { ReactNode } from "react";
import { Link } from "react-router";

interface HeaderLinkProps {
  to: string;
  /** Its name. */
  label: string;
  /** Shown beside the icon where there is room. */
  text: string;
  icon: ReactNode;
}

/** A link in the header: an icon, and on wide windows a text. */
export function HeaderLink({ to, label, text, icon }: HeaderLinkProps) {
  return (
    <Link
      to={to}
      aria-label={label}
      data-slot="header-link"
      className="flex min-h-10 min-w-10 items-center justify-center gap-2 rounded-md px-2 text-sm font-semibold text-header-foreground hover:bg-header-accent"
    >
      {icon}
      <span className="hidden max-w-32 truncate sm:inline">{text}</span>
    </Link>
  );
}
