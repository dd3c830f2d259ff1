import { Avatar, AvatarFallback } from "@/components/ui/avatar";

/** The initials of a name, in place of a picture. */
export function NameAvatar({ name }: { name: string }) {
  return (
    <Avatar>
      <AvatarFallback>{initialsOf(name)}</AvatarFallback>
    </Avatar>
  );
}

/** The first letters of the first two words: `Ada Lovelace` → `AL`. */
function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter((part) => /^[\p{L}\p{N}]/u.test(part));
  const letters = parts.slice(0, 2).map((part) => Array.from(part)[0] ?? "");
  return letters.join("").toUpperCase();
}
