import { CheckIcon } from "lucide-react";

/** What an offer includes, each with a tick. */
export function Included({ items }: { items: readonly string[] }) {
  return (
    <ul role="list" className="flex flex-col gap-3">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <CheckIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-foreground" />
          {item}
        </li>
      ))}
    </ul>
  );
}
