import { NativeSelect } from "@/components/ui/native-select";
import { useCollection } from "@/hooks/use-collection";
import { useRole } from "@/hooks/use-role";
import { ADMINISTRATOR, type Roles } from "@/lib/roles";

/** Chooses the role that is played here. */
export function RoleSwitch({ roles }: { roles: Roles }) {
  const role = useRole(roles);
  const all = useCollection(roles.all);
  return (
    <NativeSelect
      className="w-32 text-sm sm:w-44"
      aria-label="Role"
      title="Your role, simulated on this device"
      value={role.name}
      onChange={(event) => roles.present.choose(event.target.value)}
    >
      {[ADMINISTRATOR, ...all.map(({ name }) => name)].map((name) => (
        <option key={name}>{name}</option>
      ))}
    </NativeSelect>
  );
}
