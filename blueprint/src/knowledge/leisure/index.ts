import { book } from "./book.ts";

/** Things of free time. */
export const leisure = [book];
