import { Badge } from "../../components/ui/display/badge.tsx";
import { scopeWord } from "./key-words.ts";

/** What a key or a connected app may do, in words. */
export function ScopeList({ scopes }: { scopes: readonly string[] }) {
  return (
    <ul aria-label="What it may do" className="flex flex-wrap gap-1.5">
      {scopes.map((scope) => (
        <li key={scope}>
          <Badge>{scopeWord(scope)}</Badge>
        </li>
      ))}
    </ul>
  );
}
