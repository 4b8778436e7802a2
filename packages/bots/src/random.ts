import { type Bot, earnestMoves } from "./bot.ts";

export const random: Bot = {
  name: "random",
  about: "takes any legal move, each as likely as the others, and never concedes",
  choose: (situation) => situation.random.pick(earnestMoves(situation)),
};
