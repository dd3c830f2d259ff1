import { importBatch } from "../import-batch.ts";

importBatch("clients-batch");
