import type { Scope } from "../../../domain/errors.ts";
import { SCOPES } from "../../../domain/errors.ts";

const scopeSays: Readonly<Record<Scope, string>> = {
  "projects:read": "list and read projects and operations",
  "projects:write": "create projects, send messages, stop builds",
  "projects:delete": "delete projects",
  "files:read": "read source files and screenshots",
  "usage:read": "read usage and credits",
  "webhooks:read": "list webhook endpoints, their deliveries, and events",
  "webhooks:write": "create, change, test and delete webhook endpoints",
};

/** How the API is authenticated. An endpoint's security requirement names the scope that the key needs. */
export const bearer = {
  type: "http",
  scheme: "bearer",
  bearerFormat: "API key",
  description: [
    "An API key in `Authorization: Bearer <key>`. Query parameters and cookies never authenticate.",
    "",
    "A key is `atelier_` or `atl_`, 32 characters `0-9A-Za-z`, and a checksum of six more characters. Every root accepts both prefixes. A key belongs to one account, is shown once when it is created, and can be revoked at any time. Keep it on a server, never in a browser.",
    "",
    "A key has scopes. The security requirement of an endpoint names the scope that it needs; if it names none, any key is accepted.",
    "",
    "| scope | what it allows |",
    "| --- | --- |",
    ...SCOPES.map((scope) => `| \`${scope}\` | ${scopeSays[scope]} |`),
  ].join("\n"),
};
