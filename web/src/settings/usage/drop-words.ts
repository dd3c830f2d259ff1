/** A number of credits. */
export function creditWords(credits: number): string {
  return credits === 1 ? "1 credit" : `${credits.toLocaleString("en")} credits`;
}

/** What becomes of the credits of a build that is dropped. One that could not finish gets everything back. */
export function dropWords({ held, spent, question }: { held: number; spent: number; question: { isOffer: boolean } | null }): string {
  const released = held === 0 ? "It holds nothing." : `It gives back the ${creditWords(held)} that it holds.`;
  const stays =
    question?.isOffer === true
      ? `What it spent, ${creditWords(spent)}, is returned.`
      : `What it spent, ${creditWords(spent)}, stays spent.`;
  return `The build ends, and the project keeps what it had before. ${released}${spent === 0 ? "" : ` ${stays}`}`;
}
