import { afterApp, beforeApp, EITHER, pagesOf } from "./hostile-page.ts";

/** Every store of a page filled to its brim, and the workers that would outlive the page. */
export const storage = pagesOf("storage", [
  [
    "local",
    "local and session storage filled to the brim",
    EITHER,
    beforeApp(`for (const store of [localStorage, sessionStorage])
  for (let size = 1_000_000; size > 0; size = Math.floor(size / 2))
    try { for (let at = 0; ; at += 1) store.setItem(size + "/" + at, "x".repeat(size)); } catch { /* Smaller ones still fit. */ }`),
  ],
  [
    "many-keys",
    "two hundred thousand keys of local storage, which are written for ever",
    EITHER,
    afterApp(`const again = (): void => { for (let at = 0; at < 5_000; at += 1) try { localStorage.setItem("key" + Math.floor(Math.random() * 200_000), "x"); } catch { localStorage.clear(); } setTimeout(again); };
again();`),
  ],
  [
    "databases",
    "databases of IndexedDB filled with a gigabyte",
    EITHER,
    afterApp(`const open = indexedDB.open("large", 1);
open.onupgradeneeded = () => open.result.createObjectStore("rows");
open.onsuccess = () => {
  const value = new Uint8Array(10_000_000).map(() => Math.random() * 256);
  for (let at = 0; at < 100; at += 1) open.result.transaction("rows", "readwrite").objectStore("rows").put(value, at);
};`),
  ],
  ["database-names", "ten thousand databases", EITHER, afterApp(`for (let at = 0; at < 10_000; at += 1) indexedDB.open("database" + at);`)],
  [
    "caches",
    "the cache filled with a gigabyte",
    EITHER,
    afterApp(`void (async () => {
  const cache = await caches.open("large");
  const body = new Uint8Array(10_000_000);
  for (let at = 0; at < 100; at += 1) await cache.put("/" + at, new Response(body));
})().catch(() => undefined);`),
  ],
  [
    "file-system",
    "the origin's own file system filled with a gigabyte",
    EITHER,
    afterApp(`void (async () => {
  const folder = await navigator.storage.getDirectory();
  const body = new Uint8Array(50_000_000);
  for (let at = 0; at < 20; at += 1) {
    const file = await (await folder.getFileHandle("file" + at, { create: true })).createWritable();
    await file.write(body);
    await file.close();
  }
})().catch(() => undefined);`),
  ],
  [
    "cookies",
    "hundreds of cookies of 4 kB, so that no request's headers fit any more",
    EITHER,
    beforeApp(
      `for (let at = 0; at < 1_000; at += 1) document.cookie = "cookie" + at + "=" + "x".repeat(4_000) + "; max-age=1000000; path=/";`,
    ),
  ],
  [
    "service-workers",
    "service workers for every path, which would answer for the app",
    EITHER,
    beforeApp(
      `for (let at = 0; at < 200; at += 1) void navigator.serviceWorker?.register("/src/attack.js?" + at, { scope: "/" + at }).catch(() => undefined);`,
    ),
  ],
  [
    "locks",
    "locks that are never given back",
    EITHER,
    beforeApp(
      `for (let at = 0; at < 10_000; at += 1) void navigator.locks?.request("lock" + (at % 10), () => new Promise(() => undefined));`,
    ),
  ],
]);
