// Who is notified, as a model says it: the words of `access`, followers, or the field that names the person.
import type { NotifyFeature, Recipient } from "../../../features/community/notify/notify-schema.ts";
import type { DraftEntity } from "../../../reader/draft/plan.ts";
import { type Drafting, fieldNamed } from "../../drafting.ts";
import { plainName } from "../../form/lenient.ts";
import { kindOfPeople } from "../../roles/audience.ts";
import { draftAudience } from "../../roles/draft-roles.ts";

const NAMING: ReadonlySet<string> = new Set(["text", "reference"]);
const RECIPIENTS_MAX = 6;

/** Who is notified of rows of an entity: those who are named, else who follows or added the row, else everybody who is logged in. */
export function readRecipients(
  drafting: Drafting,
  entity: DraftEntity,
  { to, when }: { to: string | null; when: NotifyFeature["when"] },
): Recipient[] {
  const names = (to ?? "").split(/\s*(?:,|;|\band\b|\bor\b|&)\s*/i).filter((name) => name !== "");
  const read = [...new Set(names.flatMap((name) => recipientOf(drafting, entity, name) ?? []))].slice(0, RECIPIENTS_MAX);
  return read.length > 0 ? read : [usual(drafting, entity, when)];
}

function recipientOf({ roles }: Drafting, entity: DraftEntity, said: string): Recipient | null {
  const name = said.replace(/^(?:the|its|their|all)\s+/i, "").replace(/^owner of (?:the |its )?/i, "");
  if (/^(?:followers?|subscribers?|watchers?)$/i.test(name.split(".").at(-1) ?? "")) return "followers";
  if (plainName(name) === "owner") return "owner";
  const field = fieldNamed(entity, name) ?? fieldNamed(entity, name.split(".").at(-1) ?? "");
  if (field !== undefined && NAMING.has(field.type)) return `field:${field.id}`;
  const kind = kindOfPeople(name);
  if (kind !== null) return kind;
  const [role] = [draftAudience(name, { roles })].flat();
  return role === undefined || role === "admin" ? null : role;
}

function usual({ plan }: Drafting, { id, fields }: DraftEntity, when: NotifyFeature["when"]): Recipient {
  const subjects = [id, ...fields.flatMap(({ type, of }) => (type === "reference" ? [of] : []))];
  const isFollowed = plan.features.some((feature) => feature.kind === "collect" && subjects.includes(String(feature["entity"])));
  if (isFollowed) return "followers";
  return when === "answered" || when === "changed" ? "owner" : "members";
}
