import type { Thing } from "../../../thing.ts";
import { constructionProject } from "./construction-project.ts";
import { infrastructureAsset } from "./infrastructure-asset.ts";
import { procurementRequest } from "./procurement-request.ts";
import { resource } from "./resource.ts";
import { supplier } from "./supplier.ts";

/** Sites, and what is needed for them. */
export const buildingOffers: readonly Thing[] = [constructionProject, infrastructureAsset, procurementRequest, resource, supplier];
