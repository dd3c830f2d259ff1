import { MoonIcon, SunIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { chooseScheme, useScheme } from "@/hooks/use-scheme";
import { words } from "@/lib/words";

export function SchemeToggle() {
  const other = useScheme() === "dark" ? "light" : "dark";
  const label = words.scheme(other);
  return (
    <Button
      variant="ghost"
      size="icon"
      className="text-header-foreground"
      aria-label={label}
      title={label}
      onClick={() => chooseScheme(other)}
    >
      {other === "dark" ? <MoonIcon className="size-5" /> : <SunIcon className="size-5" />}
    </Button>
  );
}
