import { SearchIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/utils";

/** A field that narrows what is shown while one types. Its label is also its placeholder. */
export function SearchInput({
  label,
  onChange,
  className,
  ...props
}: Omit<ComponentProps<"input">, "type" | "onChange"> & {
  label: string;
  onChange: (search: string) => void;
}) {
  return (
    <div className={cn("relative min-w-0 flex-1 basis-64", className)}>
      <SearchIcon
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 start-3.5 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        type="search"
        className="ps-10"
        aria-label={label}
        placeholder={label}
        onChange={(event) => onChange(event.target.value)}
        {...props}
      />
    </div>
  );
}
