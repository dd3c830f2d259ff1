import { afterApp, beforeApp, EITHER, FAILED, pagesOf } from "./hostile-page.ts";

/** Pages that never stay, and that start what only a person may start. */
export const navigation = pagesOf("navigation", [
  ["reload", "loads itself again as soon as it is loaded", EITHER, beforeApp(`location.reload();`)],
  ["reload-later", "loads itself again a moment after it was shown", EITHER, afterApp(`location.reload();`)],
  ["new-paths", "goes on to a new path for ever", EITHER, beforeApp(`location.href = "/plants/" + Math.random() + "x".repeat(100_000);`)],
  [
    "history",
    "adds to the history without end, with states of a megabyte",
    EITHER,
    beforeApp(`const again = (): void => {
  try { for (let at = 0; at < 100; at += 1) history.pushState("x".repeat(1_000_000), "", "/?" + Math.random()); } catch { /* The browser has had enough for now. */ }
  setTimeout(again);
};
again();`),
  ],
  [
    "hashes",
    "a new hash without end",
    EITHER,
    beforeApp(`const again = (): void => { location.hash = String(Math.random()) + "x".repeat(10_000); setTimeout(again); };\nagain();`),
  ],
  [
    "back",
    "goes back and forth without end",
    EITHER,
    afterApp(
      `history.pushState({}, "", "/one"); history.pushState({}, "", "/two");\nsetInterval(() => history.go(Math.random() < 0.5 ? -1 : 1), 1);`,
    ),
  ],
  [
    "elsewhere",
    "leaves for other servers without end",
    FAILED,
    beforeApp(`setInterval(() => { location.href = "https://example.com/" + Math.random(); }, 5);`),
  ],
  [
    "programs",
    "asks for programs of the computer",
    FAILED,
    beforeApp(
      `for (const address of ["mailto:a@example.com", "ms-settings:", "tel:1", "intent://x", "file:///etc/passwd", "chrome://crash", "view-source:/"]) location.href = address;\nsetInterval(() => { location.href = "mailto:a@example.com?body=" + "x".repeat(10_000); }, 5);`,
    ),
  ],
  [
    "blank",
    "goes to addresses that are no page: about, blob, data, javascript",
    EITHER,
    beforeApp(
      `const page = URL.createObjectURL(new Blob(["<h1>Here</h1>"], { type: "text/html" }));\nlocation.href = ["about:blank", page, "data:text/html,<h1>Here</h1>", "javascript:for(;;);"][Math.floor(Math.random() * 4)] ?? "";`,
    ),
  ],
  [
    "forms",
    "sends forms of 50 MB without end",
    EITHER,
    afterApp(
      `const form = document.body.appendChild(Object.assign(document.createElement("form"), { method: "post", action: "/" }));\nform.append(Object.assign(document.createElement("textarea"), { name: "text", value: "x".repeat(50_000_000) }));\nform.submit();`,
    ),
  ],
  [
    "writing",
    "writes its document again without end",
    EITHER,
    afterApp(
      `const again = (): void => { document.open(); document.write("<h1>" + Math.random() + "</h1>"); document.close(); setTimeout(again); };\nagain();`,
    ),
  ],
  [
    "refresh",
    "an element that asks for the page again, at once",
    EITHER,
    afterApp(`document.head.append(Object.assign(document.createElement("meta"), { httpEquiv: "refresh", content: "0" }));`),
  ],
  [
    "downloads",
    "a hundred thousand downloads",
    FAILED,
    afterApp(`const address = URL.createObjectURL(new Blob(["x"]));
const again = (left: number): void => {
  for (let at = 0; at < 100; at += 1) Object.assign(document.createElement("a"), { href: address, download: "file" + at + "x".repeat(1_000) }).click();
  if (left > 0) setTimeout(again, 0, left - 1);
};
again(1_000);`),
  ],
  [
    "large-download",
    "a download of a gigabyte",
    FAILED,
    afterApp(`const part = new Uint8Array(100_000_000).fill(65);
const address = URL.createObjectURL(new Blob(Array.from({ length: 10 }, () => part)));
for (let at = 0; at < 5; at += 1) Object.assign(document.createElement("a"), { href: address, download: "large" + at }).click();`),
  ],
  ["printing", "prints without end", EITHER, afterApp(`for (let at = 0; at < 1_000; at += 1) print();\nsetInterval(() => print(), 1);`)],
  [
    "screens",
    "asks for the whole screen, the pointer, the keyboard and every permission, at each click",
    EITHER,
    afterApp(`const ask = (): void => {
  void document.documentElement.requestFullscreen().catch(() => undefined);
  document.body.requestPointerLock();
  void Notification.requestPermission();
  navigator.geolocation.getCurrentPosition(() => undefined);
  void navigator.mediaDevices?.getUserMedia({ audio: true, video: true }).catch(() => undefined);
};
addEventListener("click", () => { for (let at = 0; at < 1_000; at += 1) ask(); }, true);
ask();`),
  ],
  [
    "pickers",
    "asks for files without end",
    EITHER,
    afterApp(
      `const field = document.body.appendChild(Object.assign(document.createElement("input"), { type: "file" }));\nfield.setAttribute("aria-label", "File");\naddEventListener("click", () => { for (let at = 0; at < 100; at += 1) field.showPicker(); });`,
    ),
  ],
]);
