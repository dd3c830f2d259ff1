/** Works on the items, so many at once, in their order. */
export async function someAtOnce<Item>(items: readonly Item[], count: number, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const workNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: count }, workNext));
}
