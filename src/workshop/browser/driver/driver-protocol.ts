import type { AcceptanceCheck } from "@atelier/blueprint";
import type { Site, SiteFrame } from "../../project-files.ts";
import type { BrowserRun, Confinement, WantedLook } from "../../proof.ts";
import type { Sandbox } from "../../sandbox/confine.ts";
import type { Chromium } from "../chromium/find-chromium.ts";
import type { TransportLimits } from "../chromium/bounded-transport.ts";
import type { BundleMode } from "../../vendor/vendor.ts";
import type { Limits } from "../verification/try-site.ts";
import type { UseLimits } from "./watch-processes.ts";

/** All limits that apply to a tried page. */
export interface BrowserLimits extends Limits {
  transport: TransportLimits;
  use: UseLimits;
}

/** The first message to a driver: what it needs to launch its browser. */
export interface DriverSetup {
  chromium: Chromium;
  sandbox: Sandbox;
  /** An empty folder for the browser. */
  folder: string;
  limits: BrowserLimits;
  warmUp: WarmUp | null;
}

/** Sites that only load the vetted packages, in each build of them, with the headers of every site. */
export interface WarmUp extends Readonly<Record<BundleMode, Site>> {
  headers: Readonly<Record<string, string>>;
}

/** A message to a ready driver; the next one follows its answer. */
export interface DriverTask {
  development: Site;
  /** Null when it is the same as `development`. */
  production: Site | null;
  /** Headers that every response of the site carries. */
  headers: Readonly<Record<string, string>>;
  /** Documents that every site has beside its own files. */
  frames: readonly SiteFrame[];
  /** Whether the development site is crawled. */
  isCrawled: boolean;
  /** Whether it is an app for phones, which is tried on a phone alone. */
  isForPhones: boolean;
  isOutlined: boolean;
  checks: readonly AcceptanceCheck[];
  /** Where there are any, nothing else is done. */
  looks: readonly WantedLook[];
}

/** The result of trying one site. */
export type Ran = Omit<BrowserRun, "milliseconds">;

/** A message from a driver. After `failed` it has exited; after `ran` with `isSpent` it must not be reused. */
export type DriverAnswer =
  | { kind: "ready"; name: string; confinement: Confinement }
  | { kind: "failed"; reason: string }
  | { kind: "checked"; performed: number }
  | { kind: "ran"; ran: Ran; isSpent: boolean };
