/** A pictogram that a word leads to, by its place among them, and how sure that is: tiers from 1 to 4. */
export interface Lead {
  index: number;
  tier: number;
}

/** Words with the pictogram that each leads to: the surest one, of equally sure ones the first. */
export class Found {
  private readonly leads = new Map<string, Lead>();

  /** Notes a word, unless it leads elsewhere as surely. */
  add(word: string, lead: Lead): void {
    const known = this.leads.get(word);
    if (word.length < 2 || /[=,\t\n]/.test(word) || (known !== undefined && known.tier <= lead.tier)) return;
    this.leads.set(word, lead);
  }

  /** What a word leads to. */
  get(word: string): Lead | undefined {
    return this.leads.get(word);
  }

  /** All words as a line of `words.txt`. */
  line(): string {
    const entries = [...this.leads].toSorted(([one, a], [other, b]) => a.index - b.index || a.tier - b.tier || (one < other ? -1 : 1));
    return entries.map(([word, { index, tier }]) => `${word}=${index}.${tier}`).join(",");
  }
}
