// One comment on the pull request, replaced by every later run: https://docs.github.com/rest/issues/comments.
import { readFileSync } from "node:fs";

/** Where to comment, as GitHub tells its jobs. */
export interface PullRequest {
  api: string;
  repository: string;
  number: number;
  token: string;
}

const marker = "<!-- atelier-preview -->";

/** The pull request that this job belongs to; null outside of one, or without a token. */
export function readPullRequest(environment: NodeJS.ProcessEnv): PullRequest | null {
  const { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token, GITHUB_EVENT_PATH: eventPath } = environment;
  if (!api || !repository || !token || !eventPath) return null;
  const number: unknown = JSON.parse(readFileSync(eventPath, "utf8")).pull_request?.number;
  return typeof number === "number" ? { api, repository, number, token } : null;
}

/** Writes the comment, or replaces the one of an earlier run; answers with its address. */
export async function commentOnPullRequest(place: PullRequest, text: string): Promise<string> {
  const comments = `${place.api}/repos/${place.repository}/issues/${place.number}/comments`;
  const earlier: { id: number; body?: string }[] = await ask(place, "GET", `${comments}?per_page=100`);
  const own = earlier.find(({ body }) => body?.startsWith(marker));
  const body = `${marker}\n${text}`;
  const written: { html_url: string } = await (own === undefined
    ? ask(place, "POST", comments, { body })
    : ask(place, "PATCH", `${place.api}/repos/${place.repository}/issues/comments/${own.id}`, { body }));
  return written.html_url;
}

async function ask<Answer>({ token }: PullRequest, method: string, url: string, body?: object): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, accept: "application/vnd.github+json", "x-github-api-version": "2022-11-28" };
  const response = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${method} ${url}: ${await response.text()}`);
  // GitHub's own description says what this endpoint answers with.
  return (await response.json()) as Answer;
}
