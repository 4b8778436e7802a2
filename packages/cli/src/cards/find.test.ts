import { exampleTable } from "@ltcg/engine/examples";
import { expect, test } from "vitest";
import { WrongCall } from "../errors.ts";
import { findCard, type ListOptions, listCards } from "./find.ts";

test.each<[ListOptions, string[]]>([
  [{ kind: "counter" }, ["note-from-home", "returned-to-sender"]],
  [{ kind: "class" }, ["cafeteria-rush"]],
  [{ kind: "token" }, ["crumb"]],
  [{ level: "7-" }, ["valedictorian", "prom-queen"]],
  [{ level: "-1" }, ["crumb", "prank-caller"]],
  [{ level: "7-8", rarity: "legendary" }, ["prom-queen"]],
  [{ cost: "5" }, ["food-fight"]],
  [{ archetype: "varsity", kind: "spell" }, ["varsity-jacket"]],
  [{ attribute: "dark" }, ["sleeping-senior", "prank-caller"]],
  [{ text: "random discards" }, ["prank-caller"]],
  [{ uses: "move_vice" }, ["guidance-counselor"]],
  [{ uses: "pierce" }, ["shot-putter", "sharpened-ruler"]],
])("cards are found by %j", (options, found) => {
  expect(listCards(exampleTable, options).map(({ id }) => id)).toEqual(found);
});

test.each<[ListOptions, string]>([
  [{ kind: "tarp" }, "did you mean trap?"],
  [{ level: "x" }, "such as 4-6"],
  [{ level: "" }, "such as 4-6"],
  [{ archetype: "jock" }, "there are: cafeteria, varsity"],
])("%j is a wrong call", (options, reason) => {
  expect(() => listCards(exampleTable, options)).toThrow(WrongCall);
  expect(() => listCards(exampleTable, options)).toThrow(reason);
});

test("a card is found by its id or its name, and nothing inherited is one", () => {
  expect(findCard(exampleTable, "lunch-lady").name).toBe("Lunch Lady Lorraine");
  expect(findCard(exampleTable, "lunch lady lorraine").id).toBe("lunch-lady");
  expect(() => findCard(exampleTable, "constructor")).toThrow(WrongCall);
});
