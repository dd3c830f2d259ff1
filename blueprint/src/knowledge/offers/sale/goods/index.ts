import type { Thing } from "../../../thing.ts";
import { farmProduct } from "./farm-product.ts";
import { product } from "./product.ts";
import { shirt } from "./shirt.ts";
import { solarProduct } from "./solar-product.ts";
import { tool } from "./tool.ts";

/** Things of this part of the subject. */
export const goodsSale: readonly Thing[] = [farmProduct, product, shirt, solarProduct, tool];
