import { LogOutIcon, UserPlusIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useMark } from "@/hooks/use-mark";
import { type Entity, type Fields, type RowOf, titleOf } from "@/lib/entity";
import { type Marks, toggleMark } from "@/lib/marks";
import { toast } from "@/lib/toast";

interface JoinProps<F extends Fields> {
  memberships: Marks;
  entity: Entity<F>;
  row: RowOf<F>;
  at: "row" | "heading";
}

/** Joins a group, or leaves it. */
export function JoinButton<F extends Fields>({ memberships, entity, row, at }: JoinProps<F>) {
  const isMember = useMark(memberships, row.id);
  const name = titleOf(entity, row);
  const label = isMember ? "Leave" : "Join";

  function toggle() {
    toast(toggleMark(memberships, row.id) ? `You joined ${name}.` : `You left ${name}.`);
  }

  return (
    <Button
      {...(at === "row"
        ? {
            variant: "link",
            size: "sm",
            className: "px-1 text-sm",
            "aria-label": `${label} ${name}`,
          }
        : { variant: isMember ? "outline" : "default" })}
      onClick={toggle}
    >
      {isMember ? <LogOutIcon /> : <UserPlusIcon />}
      {label}
    </Button>
  );
}
