/** Copies the address of the moment that is shown. */
import { useState } from "react";
import { copyText } from "../site/copy-text.ts";

export function ShareMoment() {
  const [said, setSaid] = useState("");
  const copy = async (): Promise<void> => {
    const address = new URL(location.href);
    address.searchParams.delete("play");
    setSaid((await copyText(address.href)) ? "The link is copied." : address.href);
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
