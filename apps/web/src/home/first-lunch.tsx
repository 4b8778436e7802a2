/** For those who have not played here yet: the lessons, until they say that they need none. */
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";

const KEPT_AS = "lunchtable/no-lessons";

export function FirstLunch() {
  const [isWanted, setIsWanted] = useState(true);
  useEffect(() => {
    try {
      setIsWanted(localStorage.getItem(KEPT_AS) === null);
    } catch {
      // Storage is off: it is offered every time.
    }
  }, []);
  const dismiss = (): void => {
    setIsWanted(false);
    try {
      localStorage.setItem(KEPT_AS, "1");
    } catch {
      // As above.
    }
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
