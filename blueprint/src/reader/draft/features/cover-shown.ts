// What a site shows as the prompt says it is accounted for: "cut" of "services (cut 22, beard 14)", and opening hours.
import { pricedList } from "../../../features/site/copy/priced-list.ts";
import { openingTimes } from "../../../knowledge/words/opening-times.ts";
import { type Plan, note } from "../plan.ts";

/** Gives the unread names of priced offers and the unread opening hours to the features that show them. */
export function coverShown({ account, features, parsed: { text } }: Plan): void {
  const offers = pricedList(text.toLowerCase()).map(({ name }) => name);
  const hours = openingTimes(text);
  account.unread = account.unread.filter(({ start, end }) => {
    const phrase = text.slice(start, end).trim();
    const words = phrase
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, " ")
      .trim();
    const isHour = hours !== null && start >= hours.start && end <= hours.end;
    const kind = isHour ? "contact" : offers.some((name) => name.includes(words)) ? "services" : null;
    const shownBy = features.find((feature) => feature.kind === kind);
    if (shownBy !== undefined) note(account, phrase, shownBy.id);
    return shownBy === undefined;
  });
}
