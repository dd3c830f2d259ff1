import type { Scope } from "../../../domain/errors.ts";
import { SCOPES } from "../../../domain/errors.ts";

const scopeSays: Readonly<Record<Scope, string>> = {
  "projects:read": "list and read projects and operations",
  "projects:write": "create projects, send messages, stop builds",
  "projects:delete": "delete projects",
  "files:read": "read source files and pictures",
  "usage:read": "read the usage and the credits",
};

/** How the API is authenticated. A requirement of an endpoint names the scopes that the key needs. */
export const bearer = {
  type: "http",
  scheme: "bearer",
  bearerFormat: "API key",
  description: [
    "An API key in `Authorization: Bearer <key>`. Query parameters and cookies never authenticate.",
    "",
    "A key is `atelier_` or `atl_`, 32 characters `0-9A-Za-z`, and a checksum of six more. Every root takes both. It belongs to one account, is shown once when it is made, and can be revoked at any moment. Keep it on a server, never in a browser.",
    "",
    "A key has scopes. The requirement of an endpoint names the one that it needs; where none is named, any key will do.",
    "",
    "| scope | what it allows |",
    "| --- | --- |",
    ...SCOPES.map((scope) => `| \`${scope}\` | ${scopeSays[scope]} |`),
  ].join("\n"),
};
