import type { Thing } from "../../thing.ts";
import { buildingOffers } from "./building/index.ts";
import { customersOffers } from "./customers/index.ts";
import { financeOffers } from "./finance/index.ts";
import { foodOffers } from "./food/index.ts";
import { hiringOffers } from "./hiring/index.ts";
import { insuranceOffers } from "./insurance/index.ts";
import { messagesOffers } from "./messages/index.ts";
import { officeOffers } from "./office/index.ts";

/** Things of this subject. */
export const workOffers: readonly Thing[] = [
  ...buildingOffers,
  ...customersOffers,
  ...financeOffers,
  ...foodOffers,
  ...hiringOffers,
  ...insuranceOffers,
  ...messagesOffers,
  ...officeOffers,
];
