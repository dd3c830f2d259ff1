import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button";

/** Leads to a panel on the page of a row. `label` also names the row, as many such links stand in a list. */
export function PanelLink({
  to,
  label,
  children,
}: {
  to: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <Button asChild className="whitespace-nowrap">
      <Link to={to} aria-label={label}>
        {children}
      </Link>
    </Button>
  );
}
