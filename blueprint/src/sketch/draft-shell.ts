// The smallest app: its name and look as the parsed prompt has them, one page, and nothing that it keeps. What the reader cannot
// draft begins with it.
import type { Blueprint } from "../schema/blueprint.ts";
import type { ParsedPrompt } from "../reader/parse/parsed-prompt.ts";
import { type Account, note, notUnderstoodOf, understoodOf } from "../reader/draft/account.ts";
import type { Draft } from "../reader/draft/draft-blueprint.ts";
import { draftTheme } from "../reader/draft/look/draft-theme.ts";
import { draftTitle } from "../reader/draft/look/draft-title.ts";
import type { Plan } from "../reader/draft/plan.ts";

/** Drafts an app with one empty page. Of the parsed prompt, only the title and the look are used; everything else counts as not understood. */
export function draftShell(parsed: ParsedPrompt): Draft {
  const account: Account = { became: new Map(), unread: [...parsed.unread] };
  const plan: Plan = { parsed, account, entities: [], capabilities: [], features: [], managed: new Set(), places: [] };
  const theme = draftTheme(plan);
  if (parsed.title !== null) note(account, parsed.title.phrase, "title");
  const named = draftTitle(plan);
  const blueprint: Blueprint = {
    format: 1,
    kind: "tool",
    ...named,
    entities: [],
    capabilities: [],
    features: [],
    pages: [{ id: "home", path: "/", title: named.title, icon: "House", intro: null, sections: [] }],
    theme,
  };
  return { blueprint, understood: understoodOf(account, parsed.text), notUnderstood: notUnderstoodOf(account, parsed.text), subjects: [] };
}
