// What kind of thing an unknown noun seems to name. It decides the fields, the icon and the sample names of the thing,
// so that nobody reads of a blue complaint or a spare beekeeper.
import { choice, date, email, paragraph, phone, text, title, type ThingField } from "../../knowledge/field.ts";

export type NounKind = "person" | "event" | "document" | "object";

const personEnd =
  /(?:er|or|ist|ian|ee|ant|man|woman|person|mate|maker|smith|kid|child|pupil|chef|coach|nurse|artist|candidate|resident|sponsor)$/;
const notPerson =
  /(?:letter|paper|flower|number|poster|water|river|computer|printer|container|counter|center|sticker|lantern|sensor|reactor|motor|tractor|floor|door|trailer|ladder|folder|drawer|filter|banner|charter|chapter|quarter|sweater|boiler|trainer|scooter|helicopter|feather|weather|offer|server|router|newsletter|timer|marker|layer|tower|power|shower|colou?r|error|factor|mirror|order|register|restaurant|plant|coffee|tree|fee|committee|bee|human|corner|border|matter|transfer|disorder|winter|summer|cover|jumper|sneaker|burger|trouser|slipper|poker|toaster|cooker|freezer|laser|blazer|cucumber|pepper|timber|rubber|copper|silver|cluster|cylinder|lighter|hammer|screwdriver|dryer|mixer|blender|heater|cooler|speaker|charger|adapter|controller|tracker)$/;
const eventEnd =
  /(?:ing|tion|sion|ment|event|day|session|meeting|class|call|match|visit|trip|walk|ride|party|raid|performance|show|gig|practice|rehearsal|lesson|audit|campaign)$/;
const documentEnd =
  /(?:idea|plan|report|list|note|letter|zine|story|poem|song|post|rule|question|complaint|request|issue|case|survey|form|document|paper|article|contract|proposal|recipe|policy|claim|review|script|chapter|essay|message|comment|topic|announcement|newsletter|theory|experiment|lyric|episode|video|recording|photo|picture|drawing|pattern|blog|entry|log|joke|riddle|word|quiz|poll|standard|law|certificate)$/;

/** The kind of thing that a singular noun phrase seems to name. */
export function nounKind(one: string): NounKind {
  const last = one.split(" ").at(-1) ?? one;
  if (documentEnd.test(last)) return "document";
  if (personEnd.test(last) && !notPerson.test(last)) return "person";
  return eventEnd.test(last) ? "event" : "object";
}

const icons: Record<NounKind, string> = { person: "UserRound", event: "CalendarDays", document: "FileText", object: "Shapes" };

/** The icon for an unknown thing. */
export function iconOfKind(one: string): string {
  return icons[nounKind(one)];
}

const fields: Record<NounKind, (placeholder: string) => ThingField[]> = {
  person: (placeholder) => [
    title("Name", { placeholder }),
    email(),
    phone(),
    choice("Group", ["Regular", "New", "Former"]),
    paragraph("Notes"),
  ],
  event: (placeholder) => [
    title("Name", { placeholder }),
    date("Date"),
    text("Place"),
    choice("Status", ["Planned", "Done", "Cancelled"]),
    paragraph("Notes"),
  ],
  document: (placeholder) => [
    title("Title", { placeholder }),
    choice("Status", ["Open", "In progress", "Done"]),
    date("Date"),
    paragraph("Notes"),
  ],
  object: (placeholder) => [
    title("Name", { placeholder }),
    choice("Category", ["Everyday", "Special", "Other"]),
    date("Date"),
    paragraph("Notes"),
  ],
};

/** The usual fields of an unknown thing, the title first. */
export function fieldsOfKind(one: string): ThingField[] {
  return fields[nounKind(one)](`New ${one}`.slice(0, 60));
}
