// A site in whose text a bare noun stands for a list of which nothing is said, such as "horses" of somebody who rents out tents: sample
// rows of another trade would stand there. It has a room for its owner's own words instead.
import { capitalise } from "../../../../model/names.ts";
import { meansPeople } from "../../../text/noun-kind.ts";
import { listed } from "../../../reply/describe-abilities.ts";
import type { Entity } from "../../../../schema/entity.ts";
import type { Draft } from "../../../draft/draft-blueprint.ts";
import type { SiteRequest } from "../site-request.ts";

const PART_WORDS_MAX = 5;

/** The request for a site whose bare lists are rooms; null where the draft has none of them. */
export function asRooms(asked: SiteRequest, { blueprint, subjects, understood }: Draft): SiteRequest | null {
  const bare = blueprint.entities.filter(
    (entity, at) => (subjects[at]?.statedFields ?? 0) === 0 && !meansPeople(entity.name.one) && !isOfDates(entity),
  );
  const phrases = understood.filter(({ became, phrase }) => isPart(phrase) && became.some((id) => bare.some((entity) => entity.id === id)));
  const said = phrases.map(({ phrase }) => phrase.toLowerCase());
  const text = withoutParts(asked.text, said);
  if (said.length === 0 || text === asked.text) return null;
  return {
    ...asked,
    text,
    others: asked.others.map((other) => withoutParts(other, said)),
    sections: [...asked.sections, ...phrases.map(({ phrase }) => ({ title: capitalise(phrase), line: null, said: phrase }))],
  };
}

/** Events, concerts: dates are what people come to a site for. */
const isOfDates = ({ fields }: Entity): boolean => fields.some(({ type }) => type === "date") && fields.some(({ type }) => type === "time");

const isPart = (phrase: string): boolean => phrase !== "" && phrase.split(" ").length <= PART_WORDS_MAX;

/** "A website for a ger business with horses and a map" without what a phrase says. */
function withoutParts(text: string, phrases: readonly string[]): string {
  const at = text.indexOf(" with ");
  if (at < 0) return text;
  const parts = text.slice(at + " with ".length).split(/, (?:and )?| and /);
  const kept = parts.filter(
    (part) => !phrases.some((phrase) => part.toLowerCase() === phrase || part.toLowerCase().endsWith(` ${phrase}`)),
  );
  const head = text.slice(0, at);
  return kept.length === parts.length ? text : kept.length === 0 ? head : `${head} with ${listed(kept)}`;
}
