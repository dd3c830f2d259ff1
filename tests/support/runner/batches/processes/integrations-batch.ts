import { importBatch } from "../import-batch.ts";

importBatch("integrations-batch");
