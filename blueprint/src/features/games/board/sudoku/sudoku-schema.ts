import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** A sudoku that is made anew each time. */
export const SudokuFeature = z.strictObject({ kind: z.literal("sudoku"), ...featureBase, level: z.enum(["easy", "medium", "hard"]) });
export type SudokuFeature = z.infer<typeof SudokuFeature>;
