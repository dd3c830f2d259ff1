// The command line of the browser that sites are tried in. Playwright's own list is not used as it is: it disables two
// protections that an untrusted page must meet here as it would with a visitor, one of them against navigation floods.
// A page can reach nothing: no host name resolves, and the only proxy does not exist.

/** The flags of every Chromium, in addition to its folder and its own sandbox. */
export const BROWSER_FLAGS: readonly string[] = [
  "--headless",
  "--remote-debugging-pipe",
  "--no-startup-window",
  // No display, sound card, graphics card or keyring.
  "--hide-scrollbars",
  "--mute-audio",
  "--disable-gpu",
  "--enable-unsafe-swiftshader",
  "--disable-dev-shm-usage",
  "--force-color-profile=srgb",
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
  "--password-store=basic",
  "--use-mock-keychain",
  // Nothing that the browser does on its own.
  "--no-first-run",
  "--no-default-browser-check",
  "--no-service-autorun",
  "--metrics-recording-only",
  "--disable-background-networking",
  "--disable-breakpad",
  "--disable-component-extensions-with-background-pages",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-extensions",
  "--disable-field-trial-config",
  "--disable-prompt-on-repost",
  "--disable-search-engine-choice-screen",
  "--disable-sync",
  // Without RenderDocument a window keeps its frame from one page to the next, which saves a fifth of what loading a page costs.
  "--disable-features=AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch,RenderDocument",
  "--enable-features=CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies",
  // Several pages are tried in parallel, none of them in the foreground.
  "--disable-background-timer-throttling",
  "--disable-backgrounding-occluded-windows",
  "--disable-back-forward-cache",
  "--disable-hang-monitor",
  "--disable-renderer-backgrounding",
  "--allow-pre-commit-input",
  // A window that opens is a finding, and is closed.
  "--disable-popup-blocking",
  "--unsafely-disable-devtools-self-xss-warnings",
  // What a page logs would be written to the error output as well.
  "--log-level=3",
  "--disable-quic",
  "--host-resolver-rules=MAP * ~NOTFOUND",
  "--proxy-server=http://nowhere.invalid:9",
  "--proxy-bypass-list=<-loopback>",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  // Pages live for a second here: only really hot code is worth optimising.
  "--js-flags=--max-old-space-size=512 --invocation-count-for-maglev=8000 --invocation-count-for-turbofan=30000",
];
