import { ServiceError } from "../../errors.ts";

/** The error for a link that was used, has expired, or never existed. */
export function linkEnded(): ServiceError {
  return new ServiceError("invalid_input", "This link was used already, or it has expired. Ask for a new one.", { field: "token" });
}
