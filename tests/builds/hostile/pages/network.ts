import { afterApp, beforeApp, EITHER, FAILED, pagesOf } from "./hostile-page.ts";

/** Requests and messages in numbers, each of which is answered or refused by the driver. */
export const network = pagesOf("network", [
  [
    "own-origin",
    "a hundred thousand requests for what the site does not hold",
    FAILED,
    beforeApp(`for (let at = 0; at < 100_000; at += 1) void fetch("/missing/" + at).catch(() => undefined);`),
  ],
  [
    "own-files",
    "requests for the site's own files without end",
    EITHER,
    beforeApp(
      `const again = (): void => { for (let at = 0; at < 100; at += 1) void fetch("/index.html?" + Math.random()).then((answer) => answer.text()).catch(() => undefined); setTimeout(again); };\nagain();`,
    ),
  ],
  [
    "other-servers",
    "a hundred thousand requests to other servers",
    FAILED,
    beforeApp(
      `for (let at = 0; at < 100_000; at += 1) void fetch("https://example.com/" + at, { mode: "no-cors" }).catch(() => undefined);`,
    ),
  ],
  [
    "addresses",
    "requests whose addresses have two megabytes",
    FAILED,
    beforeApp(`for (let at = 0; at < 300; at += 1) void fetch("/" + at + "x".repeat(2_000_000)).catch(() => undefined);`),
  ],
  [
    "bodies",
    "requests with bodies of 100 MB",
    FAILED,
    beforeApp(
      `for (let at = 0; at < 5; at += 1) void fetch("/?" + at, { method: "POST", body: "\\u0001".repeat(100_000_000) }).catch(() => undefined);`,
    ),
  ],
  [
    "headers",
    "requests with headers of 50 MB",
    EITHER,
    beforeApp(
      `for (let at = 0; at < 5; at += 1) void fetch("/?" + at, { headers: { "x-large": "x".repeat(50_000_000) } }).catch(() => undefined);`,
    ),
  ],
  [
    "methods",
    "requests with every method, and beacons",
    FAILED,
    beforeApp(
      `for (const method of ["PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "PURGE"]) for (let at = 0; at < 1_000; at += 1) void fetch("/", { method }).catch(() => undefined);\nfor (let at = 0; at < 10_000; at += 1) navigator.sendBeacon("/", "x".repeat(1_000));`,
    ),
  ],
  [
    "pictures",
    "fifty thousand pictures of other servers, each refused by the policy",
    FAILED,
    beforeApp(`for (let at = 0; at < 50_000; at += 1) new Image().src = "https://example.com/" + at + ".png";`),
  ],
  [
    "sockets",
    "WebSockets without end",
    FAILED,
    beforeApp(`for (let at = 0; at < 5_000; at += 1) new WebSocket("ws://app.apps.localhost/" + at);`),
  ],
  [
    "streams",
    "streams of events without end",
    FAILED,
    beforeApp(`for (let at = 0; at < 5_000; at += 1) new EventSource("/events/" + at);`),
  ],
  [
    "peers",
    "500 connections of WebRTC, with channels",
    EITHER,
    beforeApp(`for (let at = 0; at < 500; at += 1) try {
  const peer = new RTCPeerConnection({ iceServers: [{ urls: "stun:example.com:3478" }] });
  peer.createDataChannel("channel");
  void peer.createOffer().then((offer) => peer.setLocalDescription(offer)).catch(() => undefined);
} catch { break; }`),
  ],
  [
    "messages",
    "messages to itself without end, with 10 MB each",
    EITHER,
    afterApp(`const body = new Uint8Array(10_000_000);
addEventListener("message", () => { postMessage(body, "*"); });
for (let at = 0; at < 20; at += 1) postMessage(body, "*");`),
  ],
  [
    "channels",
    "channels that answer one another without end",
    EITHER,
    afterApp(`const channels = Array.from({ length: 50 }, () => new BroadcastChannel("flood"));
for (const channel of channels) channel.onmessage = ({ data }) => channel.postMessage(data + "x");
channels[0]?.postMessage("x".repeat(100_000));`),
  ],
  [
    "policy",
    "styles and scripts that the policy refuses, a hundred thousand times",
    FAILED,
    afterApp(
      `for (let at = 0; at < 100_000; at += 1) { const element = document.createElement("p"); element.setAttribute("style", "color: red"); document.body.append(element); }`,
    ),
  ],
]);
