// Everything that the app keeps.
import { recipes } from "@/entities/recipes";
import type { Entities } from "@/lib/entity";

export const entities: Entities = [recipes];
