import { z } from "zod";

/** The names of ways to pay. */
export const paymentMethods = z.array(z.string().min(1).max(40)).min(1).max(6);
