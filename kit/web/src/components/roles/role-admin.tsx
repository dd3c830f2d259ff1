import { RoleTable } from "@/components/roles/role-table";
import { InlineForm } from "@/components/fields/inline-form";
import { Card } from "@/components/ui/card";
import { Empty, EmptyDescription, EmptyTitle } from "@/components/ui/empty";
import { useCollection } from "@/hooks/use-collection";
import { useRole } from "@/hooks/use-role";
import { text } from "@/lib/fields/text";
import { ADMINISTRATOR, type Roles } from "@/lib/roles";
import { toast } from "@/lib/toast";

const FIELDS = { name: text({ label: "New role", required: true, missing: "Enter the role." }) };

/** Where the administrator adds roles, and says which pages each opens. */
export function RoleAdmin({ roles }: { roles: Roles }) {
  const role = useRole(roles);
  const names = [ADMINISTRATOR, ...useCollection(roles.all).map(({ name }) => name)];
  if (role.name !== ADMINISTRATOR) {
    return (
      <Empty>
        <EmptyTitle>Only an administrator opens this page.</EmptyTitle>
        <EmptyDescription>
          Switch your role in the bar to open it. Roles are simulated on this device.
        </EmptyDescription>
      </Empty>
    );
  }
  return (
    <section className="flex flex-col gap-5">
      <RoleTable roles={roles} />
      <Card>
        <InlineForm
          label="Add a role"
          fields={FIELDS}
          submitLabel="Add role"
          validate={({ name }) =>
            names.includes(name) ? { name: "There is such a role already." } : {}
          }
          onSubmit={({ name }) => {
            roles.all.add({ name, closed: [] });
            toast(`Added the role “${name}”.`);
          }}
        />
      </Card>
    </section>
  );
}
