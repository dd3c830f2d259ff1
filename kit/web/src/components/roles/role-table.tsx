import { Trash2Icon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import { useCollection } from "@/hooks/use-collection";
import { ADMINISTRATOR, type Role, type Roles, toggled } from "@/lib/roles";
import type { Stored } from "@/lib/store";
import { toast } from "@/lib/toast";

/** Which role opens which page, to be changed. */
export function RoleTable({ roles }: { roles: Roles }) {
  const all = useCollection(roles.all);
  return (
    <Table aria-label="Roles and pages">
      <TableHeader>
        <TableRow>
          <TableHead>Role</TableHead>
          {roles.pages.map(({ path, title }) => (
            <TableHead key={path}>{title}</TableHead>
          ))}
          <TableHead>
            <span className="sr-only">Actions</span>
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        <TableRow>
          <TableHead scope="row">{ADMINISTRATOR}</TableHead>
          {roles.pages.map(({ path, title }) => (
            <TableCell key={path} data-label={title}>
              Always
            </TableCell>
          ))}
          <TableCell />
        </TableRow>
        {all.map((role) => (
          <EditableRow key={role.id} roles={roles} role={role} />
        ))}
      </TableBody>
    </Table>
  );
}

function EditableRow({ roles: { pages, all }, role }: { roles: Roles; role: Stored<Role> }) {
  function remove() {
    const putBack = all.remove(role.id);
    toast(`Deleted the role “${role.name}”.`, { action: { label: "Undo", onClick: putBack } });
  }

  return (
    <TableRow>
      <TableHead scope="row">{role.name}</TableHead>
      {pages.map(({ path, title }) => (
        <TableCell key={path} data-label={title}>
          <Checkbox
            aria-label={`${role.name} opens ${title}`}
            checked={!role.closed.includes(path)}
            onCheckedChange={() => all.update(role.id, { closed: toggled(role, path) })}
          />
        </TableCell>
      ))}
      <TableCell>
        <div className="flex w-full justify-end">
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Delete the role ${role.name}`}
            onClick={remove}
          >
            <Trash2Icon />
          </Button>
        </div>
      </TableCell>
    </TableRow>
  );
}
