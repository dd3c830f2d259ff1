import { initialsOf } from "@/lib/initials";

/** The initials of a name, in place of a picture. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      data-slot="avatar"
      className="grid size-11 shrink-0 place-items-center bg-accent font-heading text-accent-foreground uppercase"
    >
      {initialsOf(name)}
    </span>
  );
}
