import { featuresOf } from "../../features/definition/define-feature.ts";
import { NotifyFeature } from "../../features/community/notify/notify-schema.ts";
import type { Blueprint } from "../../schema/blueprint.ts";

/** In words, what of an app for phones a browser cannot show, so that no check performs it. */
export function untriedOnPhones(blueprint: Blueprint): string[] {
  const hasPictures = blueprint.entities.some(({ fields }) => fields.some(({ type }) => type === "picture"));
  const reminds = featuresOf(blueprint, NotifyFeature).some(({ when }) => when === "due");
  return [...(hasPictures ? ["photos from the phone's camera"] : []), ...(reminds ? ["reminders while the app is closed"] : [])];
}
