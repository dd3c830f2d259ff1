import type { ProjectModel } from "../../../model/project-model.ts";
import { featuresOf } from "../../definition/define-feature.ts";
import { BookFeature } from "./book-schema.ts";

/** A time that somebody else has booked, counted in days from the first visit. */
interface TakenTime {
  about: string;
  from: number;
  days: number;
  time: string;
}

/** What others have booked: a few days of the sample rows, so that a calendar shows what is taken. */
export function takenTimes({ blueprint }: ProjectModel): TakenTime[] {
  return featuresOf(blueprint, BookFeature).flatMap((feature) => {
    if (feature.entity === null || feature.terms.shared) return [];
    const samples = blueprint.entities.find(({ id }) => id === feature.entity)?.samples.length ?? 0;
    return Array.from({ length: Math.min(samples, 4) }, (_, index) => {
      const isStay = feature.terms.mode === "stay";
      return {
        about: `${feature.entity}-${index + 1}`,
        from: 2 + index * 3,
        days: isStay ? 2 + (index % 3) : 0,
        time: isStay ? "" : "10:00",
      };
    });
  });
}
