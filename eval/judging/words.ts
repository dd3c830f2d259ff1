// Normalises words for comparison: without case, plural or ending, and without stop words.

const emptyWords = `a an the this that these those of for to in on at by with without from into as is are be been being was were or and not no any all each every both
  their its his her them they it user users person people visitor visitors  website site app application platform system page pages section sections
  feature features functionality functionalities function functions item items interface interfaces option options button buttons menu navigation main home homepage web first second third specific particular selected
  existing valid new different various relevant correct correctly accurate accurately successfully success successful proper properly e.g eg etc such like using use used via
  information info detail details data list lists content display displayed displays show shows shown verify check test ensure confirm validate assess evaluate attempt
  can could should would will able must may has have had do does did when where which who whose there here without error errors issue issues only also able current
  access accessible available enter entering click clicking within after before between across upon during if how well clear clearly easily easy appear appears back
  add adding added create creating created edit editing update updating save submit submitting submission send delete remove change modify search find filter sort form forms
  showcase catalog catalogue catalogs listing listings management introduction updates overview browsing center centre
  provided provide provides including include includes one two result results process  per`;

/** A word without plural and common endings: “booking”, “booked” and “bookings” have the same stem. */
export function stemOf(word: string): string {
  const lower = word.toLowerCase().replace(/[’']s?$/, "");
  if (lower === "news") return lower;
  const single =
    lower.length > 4
      ? lower
          .replace(/ies$/, "y")
          .replace(/(ss|sh|ch|x)es$/, "$1")
          .replace(/([^su])s$/, "$1")
      : lower.replace(/([a-rt-z])s$/, "$1");
  const plain = single.length > 5 ? single.replace(/(ing|ed)$/, "").replace(/(ation|ment|er|or)$/, "") : single;
  return plain.replace(/([^aeioul])\1$/, "$1").replace(/[ey]$/, "");
}

const empty = new Set(emptyWords.split(/\s+/).filter(Boolean));
// The stem of a short stop word may equal that of another word: “note” is not “not”.
const emptyStems = new Set([...empty].map(stemOf).filter((stem) => stem.length > 3));

/** The stems of the significant words of a text. */
export function thingsOf(text: string): Set<string> {
  const words = text.match(/[A-Za-z][A-Za-z’']*|\d{2,}/g) ?? [];
  const significant = words.filter((word) => !empty.has(word.toLowerCase().replace(/[’']s?$/, "")));
  return new Set(significant.map(stemOf).filter((stem) => stem !== "" && !emptyStems.has(stem)));
}

/** The number of words that both have in common. */
export function shared(one: Iterable<string>, other: ReadonlySet<string>): number {
  return [...one].filter((word) => other.has(word)).length;
}
