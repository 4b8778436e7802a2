import { testPlaythroughs } from "@tcg/core/golden";
import { scenarios } from "./scenarios.ts";

testPlaythroughs(import.meta.dirname, scenarios);
