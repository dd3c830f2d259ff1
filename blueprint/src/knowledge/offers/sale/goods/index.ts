import type { Thing } from "../../../thing.ts";
import { artwork } from "./artwork.ts";
import { electronicDevice } from "./electronic-device.ts";
import { farmProduct } from "./farm-product.ts";
import { furniture } from "./furniture.ts";
import { jewel } from "./jewel.ts";
import { menuDish } from "./menu-dish.ts";
import { product } from "./product.ts";
import { shirt } from "./shirt.ts";
import { solarProduct } from "./solar-product.ts";
import { tool } from "./tool.ts";

/** Things of this part of the subject. */
export const goodsSale: readonly Thing[] = [
  artwork,
  electronicDevice,
  farmProduct,
  furniture,
  jewel,
  menuDish,
  product,
  shirt,
  solarProduct,
  tool,
];
