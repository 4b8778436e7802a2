/** How much of two pictures differs. The browser that took them also reads them. */
import type { Page } from "playwright-core";

/** What no eye sees: the edge of a letter on another day. Of 255. */
const UNSEEN = 24;

/** The share of points that differ, 1 if the sizes do. */
export async function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const blank = await page.context().newPage();
  try {
    return await blank.evaluate(
      async ({ texts, unseen }) => {
        const read = async (text: string): Promise<ImageData> => {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext("2d");
          if (context === null) throw new Error("this browser has no canvas");
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height);
        };
        const [a, b] = await Promise.all(texts.map(read));
        if (a === undefined || b === undefined) throw new Error("two pictures are needed");
        if (a.width !== b.width || a.height !== b.height) return 1;
        let differing = 0;
        for (let at = 0; at < a.data.length; at += 4) {
          const isOther = [0, 1, 2].some(
            (ink) => Math.abs((a.data[at + ink] ?? 0) - (b.data[at + ink] ?? 0)) > unseen,
          );
          if (isOther) differing++;
        }
        return (4 * differing) / a.data.length;
      },
      { texts: [one, other].map((picture) => picture.toString("base64")), unseen: UNSEEN },
    );
  } finally {
    await blank.close();
  }
}
