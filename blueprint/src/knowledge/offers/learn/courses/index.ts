import type { Thing } from "../../../thing.ts";
import { course } from "./course.ts";
import { languageCourse } from "./language-course.ts";
import { lesson } from "./lesson.ts";
import { onlineClass } from "./online-class.ts";
import { webinar } from "./webinar.ts";
import { workshop } from "./workshop.ts";

/** Things of this part of the subject. */
export const coursesLearn: readonly Thing[] = [course, languageCourse, lesson, onlineClass, webinar, workshop];
