import * as securityWords from "#words/settings/security.ts";

const browsers = [
  { name: "Edge", sign: /Edg\// },
  { name: "Opera", sign: /OPR\// },
  { name: "Firefox", sign: /Firefox\/|FxiOS/ },
  { name: "Chrome", sign: /Chrome\/|CriOS|Chromium/ },
  { name: "Safari", sign: /Safari\// },
] as const;
const systems = [
  { name: "iPhone", sign: /iPhone/ },
  { name: "iPad", sign: /iPad/ },
  { name: "Android", sign: /Android/ },
  { name: "Windows", sign: /Windows/ },
  { name: "macOS", sign: /Mac OS X|Macintosh/ },
  { name: "Linux", sign: /Linux|X11/ },
] as const;

/** A User-Agent in a few words, such as "Firefox on Linux"; an unknown one is returned unchanged. */
export function browserOf(agent: string): string {
  const browser = browsers.find(({ sign }) => sign.test(agent))?.name;
  const system = systems.find(({ sign }) => sign.test(agent))?.name;
  if (browser === undefined) return agent === "" ? securityWords.unknownBrowser : agent.slice(0, 60);
  return system === undefined ? browser : securityWords.browserOn({ browser, system });
}
