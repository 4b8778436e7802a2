/** For those who have not played here yet: the lessons, until they say that they need none. */
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { browserStorage, isKept } from "../site/browser-storage.ts";

const KEPT_AS = "lunchtable/no-lessons";

export function FirstLunch() {
  const [isWanted, setIsWanted] = useState(true);
  useEffect(() => {
    // Where storage is off it is offered every time.
    setIsWanted(browserStorage.getItem(KEPT_AS) === null);
  }, []);
  const dismiss = (): void => {
    setIsWanted(false);
    isKept(browserStorage, KEPT_AS, "1");
  };
  if (!isWanted) return null;
  return (
    <p className="carry-on">
      <Link to="/tutorial" className="button">
        First lunch? Learn it in five minutes
      </Link>
      <button type="button" className="button still" onClick={dismiss}>
        Not now
      </button>
    </p>
  );
}
