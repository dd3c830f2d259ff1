import { Avatar, AvatarFallback } from "@/components/ui/avatar";
import { initialsOf } from "@/lib/initials";

/** The initials of a name, in place of a picture. */
export function NameAvatar({ name }: { name: string }) {
  return (
    <Avatar>
      <AvatarFallback>{initialsOf(name)}</AvatarFallback>
    </Avatar>
  );
}
