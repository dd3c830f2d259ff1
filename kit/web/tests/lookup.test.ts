import { expect, test } from "vitest";
import { findByCode } from "@/lib/find-by-code";

const rows = [{ code: "CF-0001-A7" }, { code: "CF-0001-A70" }, { code: "--" }];

test("a code is found however it is written, and only by all of it", () => {
  const find = (code: string) => findByCode(rows, { field: "code", code })?.code;
  expect(find(" cf 0001 a7 ")).toBe("CF-0001-A7");
  expect(find("CF-0001")).toBe(undefined);
  expect(find("")).toBe(undefined);
  expect(find("-")).toBe(undefined);
});
