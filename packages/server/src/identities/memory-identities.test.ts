import { describe, test } from "vitest";
import { identityContract } from "../../test/identity-contract.ts";
import { memoryIdentities } from "./memory-identities.ts";

describe("identities in memory", () => {
  test.each(Object.entries(identityContract))("%s", (_, run) => run({ store: memoryIdentities() }));
});
