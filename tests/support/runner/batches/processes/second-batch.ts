import { importBatch } from "../import-batch.ts";

importBatch("second-batch");
