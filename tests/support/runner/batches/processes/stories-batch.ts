import { importBatch } from "../import-batch.ts";

importBatch("stories-batch");
