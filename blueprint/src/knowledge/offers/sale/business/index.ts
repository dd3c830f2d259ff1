import type { Thing } from "../../../thing.ts";
import { deal } from "./deal.ts";
import { insuranceProduct } from "./insurance-product.ts";
import { servicePlan } from "./service-plan.ts";
import { service } from "./treatment.ts";
import { softwareSolution } from "./software-solution.ts";

/** Things of this part of the subject. */
export const businessSale: readonly Thing[] = [deal, insuranceProduct, servicePlan, service, softwareSolution];
