import * as keysWords from "#words/settings/keys.ts";
import { Badge } from "../../components/ui/display/badge.tsx";
import { scopeWord } from "./key-words.ts";

/** The scopes of a key or a connected app, as labels. */
export function ScopeList({ scopes }: { scopes: readonly string[] }) {
  return (
    <ul aria-label={keysWords.permissions} className="flex flex-wrap gap-1.5">
      {scopes.map((scope) => (
        <li key={scope}>
          <Badge>{scopeWord(scope)}</Badge>
        </li>
      ))}
    </ul>
  );
}
