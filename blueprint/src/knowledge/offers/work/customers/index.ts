import type { Thing } from "../../../thing.ts";
import { advert } from "./advert.ts";
import { customerMeasurement } from "./customer-measurement.ts";
import { customer } from "./customer.ts";
import { salesLead } from "./sales-lead.ts";
import { serviceCall } from "./service-call.ts";

/** Customers, and what is done for them. */
export const customersOffers: readonly Thing[] = [advert, customerMeasurement, customer, salesLead, serviceCall];
