// The number and the address that a message about a site states: visitors find them beside the form.
import { ContactFeature } from "../../../../features/site/answer/contact/contact-schema.ts";
import { PassageFeature } from "../../../../features/site/media/passage/passage-schema.ts";
import type { Reading } from "../../../../schema/reading.ts";
import { phoneIn } from "./phone-in.ts";

type Built = Extract<Reading, { outcome: "blueprint" }>;

/** "The phone is". */
const INTRODUCING_WORDS_MAX = 4;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
/** What asks for the number to be shown is answered by it. */
const ASKED = /\b(?:phone|mobile|telephone|whatsapp|contact)?\s?number\b/i;

/** The reading of a site with the details that a cleaned text states, where the site has a form to write with. */
export function withDetails(reading: Built, text: string): Built {
  const contact = reading.blueprint.features.flatMap((one) => ContactFeature.safeParse(one).data ?? [])[0];
  const phone = phoneIn(text) ?? undefined;
  const email = EMAIL.exec(text)?.[0];
  const found = [phone, email].filter((one) => one !== undefined);
  if (contact === undefined || found.length === 0) return reading;
  const detailed = { ...contact, ...(phone !== undefined && { phone }), ...(email !== undefined && { email }) };
  const rooms = phone === undefined ? [] : reading.blueprint.features.filter(isRoomForNumber);
  const isRoom = (id: string): boolean => rooms.some((room) => room.id === id);
  return {
    ...reading,
    blueprint: {
      ...reading.blueprint,
      features: reading.blueprint.features.filter(({ id }) => !isRoom(id)).map((one) => (one.id === contact.id ? detailed : one)),
      pages: reading.blueprint.pages.map((page) => ({
        ...page,
        sections: page.sections.filter((section) => section.kind !== "feature" || !isRoom(section.feature)),
      })),
    },
    understood: [
      ...reading.understood.map((one) =>
        one.became.some(isRoom) ? { ...one, became: [contact.id], isDoubted: saysMore(one.phrase) } : one,
      ),
      ...found.map((phrase) => ({ phrase, became: [contact.id] })),
    ],
    // "The phone is 01584 555 0142".
    notUnderstood: reading.notUnderstood.filter(
      (phrase) => !found.some((detail) => phrase.includes(detail) && isShort(phrase.replace(detail, ""))),
    ),
  };
}

const isShort = (words: string): boolean => words.split(/\s+/).filter((word) => word !== "").length <= INTRODUCING_WORDS_MAX;

/** A room for a text that only asks for the number. */
function isRoomForNumber(feature: Built["blueprint"]["features"][number]): boolean {
  const room = PassageFeature.safeParse(feature).data;
  return room !== undefined && room.line === null && ASKED.test(room.title ?? "");
}

/** "My number *really big*": the number is there, and no more. */
const saysMore = (phrase: string): boolean => /\bnumber\b.*\p{L}/iu.test(phrase);
