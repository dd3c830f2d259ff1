import { ServiceError } from "../../errors.ts";

/** The error for a link that was used, has expired, or never existed. */
export function linkEnded(): ServiceError {
  return new ServiceError("invalid_input", "This link was used already, or its time is over. Ask for a new one.", { field: "token" });
}
