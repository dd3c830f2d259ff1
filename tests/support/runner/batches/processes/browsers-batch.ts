import { importBatch } from "../import-batch.ts";

importBatch("browsers-batch");
