const plain = (address: string): string => address.replace(/^https?:\/\//, "");

/** What a restored project has again, and which of its site's addresses another site has by now. */
export function restoredWords(
  name: string,
  { address, lostAddresses }: { address: string | null; lostAddresses: readonly string[] },
): string {
  const lost = lostAddresses.map((one) => plain(one)).join(" and ");
  if (lost === "") return address === null ? `${name} is back.` : `${name} is back, and its site is online again.`;
  const taken = `${lost} ${lostAddresses.length === 1 ? "was" : "were"} taken by another site meanwhile.`;
  return address === null ? `${name} is back. ${taken}` : `${name} is back. ${taken} Its site is now at ${plain(address)}.`;
}
