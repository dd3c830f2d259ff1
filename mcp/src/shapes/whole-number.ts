import { z } from "zod";

/** An integer. Its JSON schema omits the bounds of exact numbers, which tell a model nothing and fill its context window. */
export const wholeNumber = z.int().meta({ minimum: undefined, maximum: undefined });
