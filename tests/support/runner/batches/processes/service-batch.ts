// Its own import of the shared service makes the hook that closes it one of the whole process, not of the first file.
import "../../../../models/sketch/share-sketching.ts";
import { importBatch } from "../import-batch.ts";

importBatch("service-batch");
