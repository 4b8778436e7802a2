/** Copies the address of the moment that is shown. */
import { useState } from "react";

export function ShareMoment() {
  const [said, setSaid] = useState("");
  const copy = async (): Promise<void> => {
    const address = new URL(location.href);
    address.searchParams.delete("play");
    try {
      await navigator.clipboard.writeText(address.href);
      setSaid("The link is copied.");
    } catch {
      // Browsers copy on secure addresses only.
      setSaid(address.href);
    }
  };
  return (
    <>
      <button type="button" className="button still" onClick={() => void copy()}>
        Share this moment
      </button>
      <output className="shared">{said}</output>
    </>
  );
}
