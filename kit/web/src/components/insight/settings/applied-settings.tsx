import { useEffect } from "react";
import { applySettings, readSettings } from "@/lib/insight/settings";

/** Applies what was chosen on an earlier visit, on every page. */
export function AppliedSettings() {
  useEffect(() => applySettings(readSettings()), []);
  return null;
}
