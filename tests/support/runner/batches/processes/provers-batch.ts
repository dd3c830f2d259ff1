import { importBatch } from "../import-batch.ts";

importBatch("provers-batch");
