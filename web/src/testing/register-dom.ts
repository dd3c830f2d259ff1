// A DOM for hook tests: must be imported before anything that reads `window` on load.
import { GlobalRegistrator } from "@happy-dom/global-registrator";
import { afterEach } from "node:test";

GlobalRegistrator.register({ url: "http://atelier.test/" });
const { cleanup } = await import("@testing-library/react");
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
