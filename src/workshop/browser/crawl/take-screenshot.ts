import type { Screenshot } from "../../proof.ts";
import { onceActive } from "../session/once-active.ts";
import type { PageSession } from "../session/open-page-session.ts";

/** Takes a JPEG screenshot of the page session's window, one pixel per CSS pixel. */
export async function takeScreenshot(pageSession: PageSession): Promise<Screenshot> {
  const { width, height } = pageSession.size();
  const { data } = await onceActive(() => pageSession.session.send("Page.captureScreenshot", { format: "jpeg", quality: 78 }));
  return { viewport: pageSession.viewport, width, height, bytes: Buffer.from(data, "base64") };
}
