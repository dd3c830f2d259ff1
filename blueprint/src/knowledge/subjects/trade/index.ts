import { booking } from "./booking.ts";
import { order } from "./order.ts";
import { product } from "./product.ts";
import { property } from "./property.ts";
import { room } from "./room.ts";
import { supplier } from "./supplier.ts";
import { tenant } from "./tenant.ts";

/** Things of shops, workshops and rentals. */
export const trade = [product, supplier, order, property, tenant, booking, room];
