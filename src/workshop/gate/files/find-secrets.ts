import type { Finding } from "../../finding.ts";
import type { ProjectFiles } from "../../project-files.ts";
import { gateFinding } from "../gate-finding.ts";

/** The formats of secrets, as their issuers define them. Only unambiguous formats: no guessing by entropy. */
const SECRETS: ReadonlyArray<readonly [what: string, pattern: RegExp]> = [
  ["a private key", /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ["an AWS access key", /\b(AKIA|ASIA)[0-9A-Z]{16}\b/],
  ["a GitHub token", /\b(gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{60,})/],
  ["a GitLab token", /\bglpat-[A-Za-z0-9_-]{20}/],
  ["an npm token", /\bnpm_[A-Za-z0-9]{36}\b/],
  ["an Anthropic key", /\bsk-ant-[A-Za-z0-9_-]{20,}/],
  ["an OpenAI key", /\bsk-(proj-|svcacct-)?[A-Za-z0-9]{32,}/],
  ["a Google API key", /\bAIza[0-9A-Za-z_-]{35}\b/],
  ["a Stripe secret key", /\b[sr]k_(live|test)_[A-Za-z0-9]{20,}/],
  ["a Slack token", /\bxox[abprs]-[A-Za-z0-9-]{10,}/],
  ["a SendGrid key", /\bSG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}/],
  ["an Atelier key", /\b(atl|atelier)_[A-Za-z0-9]{38}\b/],
];

/** Finds secrets in a project's files: everyone who opens a web app can read all of it. The secret itself is not repeated. */
export function findSecrets(files: ProjectFiles): Finding[] {
  const findings: Finding[] = [];
  for (const [file, text] of files) {
    for (const [what, pattern] of SECRETS) {
      const offset = text.search(pattern);
      if (offset < 0) continue;
      const message = `This looks like ${what}. Everyone who opens the app could read it; remove it and revoke it where it came from.`;
      findings.push(gateFinding("secret", message, { file, text, offset }));
    }
  }
  return findings;
}
