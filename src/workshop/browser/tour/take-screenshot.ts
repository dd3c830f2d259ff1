import { VIEWPORTS } from "../../proof.ts";
import type { Screenshot } from "../../proof.ts";
import type { Lane } from "../lane/open-lane.ts";

/** A picture of what the lane's window shows, JPEG, one pixel for each CSS pixel. */
export async function takeScreenshot(lane: Lane): Promise<Screenshot> {
  const { width, height } = VIEWPORTS[lane.viewport];
  const { data } = await lane.session.send("Page.captureScreenshot", { format: "jpeg", quality: 78 });
  return { viewport: lane.viewport, width, height, bytes: Buffer.from(data, "base64") };
}
