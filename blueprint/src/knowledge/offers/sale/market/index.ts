import type { Thing } from "../../../thing.ts";
import { auctionLot } from "./auction-lot.ts";
import { cryptocurrency } from "./cryptocurrency.ts";
import { propertyListing } from "./property-listing.ts";
import { stock } from "./stock.ts";
import { tradingOpportunity } from "./trading-opportunity.ts";

/** Things of this part of the subject. */
export const marketSale: readonly Thing[] = [auctionLot, cryptocurrency, propertyListing, stock, tradingOpportunity];
