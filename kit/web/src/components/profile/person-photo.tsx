import { UserRoundIcon } from "lucide-react";
import { NameAvatar } from "@/components/name-avatar";
import { cn } from "@/lib/utils";

interface PhotoProps {
  name: string;
  /** A data URL, or an empty text. */
  photo: string;
  isLarge?: boolean;
}

/** A person's photo, or their initials. */
export function PersonPhoto({ name, photo, isLarge = false }: PhotoProps) {
  if (photo !== "")
    return (
      <img
        src={photo}
        alt=""
        className={cn("shrink-0 rounded-full object-cover", isLarge ? "size-20" : "size-8")}
      />
    );
  if (name !== "") return <NameAvatar name={name} />;
  return (
    <UserRoundIcon
      aria-hidden="true"
      className={isLarge ? "size-11 text-muted-foreground" : "size-5"}
    />
  );
}
