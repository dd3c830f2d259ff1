import { MoonIcon, SunIcon } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { chooseScheme, useScheme } from "@/hooks/use-scheme";
import { words } from "@/lib/words";

export function SchemeToggle() {
  const other = useScheme() === "dark" ? "light" : "dark";
  const label = words.scheme(other);
  return (
    <IconButton
      icon={other === "dark" ? <MoonIcon className="size-5" /> : <SunIcon className="size-5" />}
      label={label}
      className="text-header-foreground"
      title={label}
      onClick={() => chooseScheme(other)}
    />
  );
}
