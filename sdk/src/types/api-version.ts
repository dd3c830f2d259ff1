// Generated from openapi/b.json by `npm run openapi`; make changes in the service's schemas.

/** The version of the API that these types are of. */
export const API_VERSION = "1.0.0";
