import { car } from "./car.ts";
import { chore } from "./chore.ts";
import { serviceRecord } from "./service-record.ts";
import { warranty } from "./warranty.ts";

/** Things of house and household. */
export const home = [chore, warranty, car, serviceRecord];
