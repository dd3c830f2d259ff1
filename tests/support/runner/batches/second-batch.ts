import { importBatch } from "./import-batch.ts";

importBatch(1);
