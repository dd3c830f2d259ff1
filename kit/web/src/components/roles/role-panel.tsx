import { ArrowRightIcon } from "lucide-react";
import { Link } from "react-router";
import { SectionTitle } from "@/components/layout/page";
import { Card, CardGrid } from "@/components/ui/card";
import { useRole } from "@/hooks/use-role";
import { ADMINISTRATOR, type Roles, isClosed } from "@/lib/roles";

/** The pages that the present role opens. */
export function RolePanel({ roles }: { roles: Roles }) {
  const role = useRole(roles);
  const pages = [
    { path: "/", title: "Home" },
    ...roles.pages.filter(({ path }) => !isClosed(role, path)),
  ];
  return (
    <section aria-label={`${role.name} panel`} className="flex flex-col gap-5">
      <SectionTitle>{role.name} panel</SectionTitle>
      <p className="text-muted-foreground">
        {role.name === ADMINISTRATOR
          ? "You open every page, and say which pages the other roles open."
          : `You use this app as ${role.name.toLowerCase()}. This is what your role opens.`}
      </p>
      <CardGrid data-short>
        {pages.map(({ path, title }) => (
          <li key={path} className="min-w-0">
            <Card
              interactive
              data-slot="resource-card"
              className="flex-row items-center justify-between"
            >
              <Link to={path} data-slot="card-link" className="font-semibold">
                {title}
              </Link>
              <ArrowRightIcon
                aria-hidden="true"
                className="size-4 shrink-0 text-muted-foreground"
              />
            </Card>
          </li>
        ))}
      </CardGrid>
    </section>
  );
}
