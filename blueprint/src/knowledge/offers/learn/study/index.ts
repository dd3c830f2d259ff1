import type { Thing } from "../../../thing.ts";
import { assignment } from "./assignment.ts";
import { certification } from "./certification.ts";
import { exam } from "./exam.ts";
import { libraryBook } from "./library-book.ts";
import { scholarship } from "./scholarship.ts";
import { studyGroup } from "./study-group.ts";
import { tutor } from "./tutor.ts";

/** Things of this part of the subject. */
export const studyLearn: readonly Thing[] = [assignment, certification, exam, libraryBook, scholarship, studyGroup, tutor];
