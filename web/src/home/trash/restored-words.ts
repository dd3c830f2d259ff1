import * as restored from "#words/home/restored.ts";

const plain = (address: string): string => address.replace(/^https?:\/\//, "");

/** What a restored project has again, and which of its site's addresses another site has by now. */
export function restoredWords(
  name: string,
  { address, lostAddresses }: { address: string | null; lostAddresses: readonly string[] },
): string {
  const lost = lostAddresses.map((one) => plain(one));
  if (lost.length === 0) return address === null ? restored.isBack({ name }) : restored.isBackOnline({ name });
  return address === null
    ? restored.isBackWithoutAddress({ name, lost })
    : restored.isBackAtOtherAddress({ name, lost, address: plain(address) });
}
