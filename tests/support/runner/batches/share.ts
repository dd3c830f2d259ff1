// What several test files of one process use one after another, such as a workshop or a service, is opened once in it.
import { after } from "node:test";

interface Closable {
  close(): Promise<void>;
}

const kept: Closable[] = [];
let isKeeping = false;

/** From now on shared things stay open until all tests of this process have ended. For processes that run several files. */
export function keepShared(): void {
  isKeeping = true;
  after(async () => {
    for (const thing of kept.splice(0).reverse()) await thing.close();
  });
}

/** Shares what `open` opens: every file of this process gets the same, and it is closed after the last of them. */
export function share<Thing extends Closable>(open: () => Promise<Thing>): () => Promise<Thing> {
  let opened: Promise<Thing> | null = null;
  const openAndKeep = async (): Promise<Thing> => {
    const thing = await open();
    kept.push(thing);
    return { ...thing, close: async () => undefined };
  };
  return () => (isKeeping ? (opened ??= openAndKeep()) : open());
}
