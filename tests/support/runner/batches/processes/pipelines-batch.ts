import { importBatch } from "../import-batch.ts";

importBatch("pipelines-batch");
