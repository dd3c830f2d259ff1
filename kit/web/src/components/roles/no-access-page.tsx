import { Link } from "react-router";
import { Page } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { useRole } from "@/hooks/use-role";
import type { Roles } from "@/lib/roles";

/** In place of a page that is closed to the role. */
export function NoAccessPage({ roles }: { roles: Roles }) {
  const role = useRole(roles);
  return (
    <Page
      title="No access"
      description={`This page is closed to the role “${role.name}”. An administrator can open it.`}
    >
      <Button asChild className="self-start">
        <Link to="/">Go home</Link>
      </Button>
    </Page>
  );
}
