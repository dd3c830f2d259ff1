import { ChevronDown, Globe } from "lucide-react";
import { Button } from "../../components/ui/actions/button.tsx";
import { loadedOnIntent } from "../../components/ui/overlays/loaded-on-intent.tsx";

const TypeMenu = loadedOnIntent(async () => (await import("./type-menu.tsx")).TypeMenu);

/** Selects the kind of app. */
export function TypeChoice() {
  return (
    <TypeMenu
      trigger={
        <Button size="sm" variant="ghost" className="gap-1.5 px-2" data-tip="Type of app">
          <Globe aria-hidden />
          <span className="sr-only">Type: </span>
          <span>Web</span>
          <ChevronDown aria-hidden className="text-ink-faint max-sm:hidden" />
        </Button>
      }
    />
  );
}
