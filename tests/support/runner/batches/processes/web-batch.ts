import { importBatch } from "../import-batch.ts";

importBatch("web-batch");
