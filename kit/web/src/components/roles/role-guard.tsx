import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useRole } from "@/hooks/use-role";
import { type Roles, isClosed } from "@/lib/roles";

/** Leads away from a page that is closed to the role. */
export function RoleGuard({ roles }: { roles: Roles }) {
  const role = useRole(roles);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isAway = isClosed(role, pathname);

  useEffect(() => {
    if (isAway) void navigate("/no-access", { replace: true });
  }, [isAway, navigate]);

  return null;
}
