import { importBatch } from "../import-batch.ts";

importBatch("first-batch");
