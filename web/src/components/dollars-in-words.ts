/** An amount in US dollars: cents, or as many digits as a smaller amount needs. */
export function dollarsInWords(amount: number): string {
  const isSmall = amount > 0 && amount < 0.1;
  const digits = isSmall ? { maximumSignificantDigits: 2 } : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `US$ ${amount.toLocaleString("en", digits)}`;
}
