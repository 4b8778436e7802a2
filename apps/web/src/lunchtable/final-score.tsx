/** What is left in both cartons when a match is over. */
import { otherSeat } from "@ltcg/engine";
import { capital } from "@tcg/core/hosting";
import { Carton } from "./signs.tsx";
import { useLunchTable } from "./use-lunch-table.ts";

export function FinalScore() {
  const { view, say, near } = useLunchTable();
  return (
    <dl className="final-score">
      {[near, otherSeat(near)].map((seat) => {
        const { lifePoints } = view.game.seats[seat];
        return (
          <div
            key={seat}
            className={seat === near ? "near" : "far"}
            title={`${capital(say.whose(seat))} life`}
          >
            <dt className="unseen">{capital(say.whose(seat))} life</dt>
            <dd className="display">
              <Carton life={lifePoints} full={view.config.startingLifePoints} />
              {lifePoints}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
