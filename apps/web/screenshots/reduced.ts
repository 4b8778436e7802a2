/** Makes pictures small enough to be kept with the sources. The browser that took them also scales them. */
import type { Page } from "playwright-core";
import { palettePng } from "./palette.ts";

export async function reduced(page: Page, picture: Buffer, scale: number): Promise<Buffer> {
  const blank = await page.context().newPage();
  try {
    const { width, height, text } = await blank.evaluate(
      async ({ encoded, by }) => {
        const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const size = { width: Math.round(image.width * by), height: Math.round(image.height * by) };
        const canvas = new OffscreenCanvas(size.width, size.height);
        const context = canvas.getContext("2d");
        if (context === null) throw new Error("this browser has no canvas");
        context.imageSmoothingQuality = "high";
        context.drawImage(image, 0, 0, size.width, size.height);
        const { data } = context.getImageData(0, 0, size.width, size.height);
        const parts: string[] = [];
        for (let at = 0; at < data.length; at += 0x8000) {
          parts.push(String.fromCharCode(...data.subarray(at, at + 0x8000)));
        }
        return { ...size, text: btoa(parts.join("")) };
      },
      { encoded: picture.toString("base64"), by: scale },
    );
    return palettePng({ width, height, rgba: Buffer.from(text, "base64") });
  } finally {
    await blank.close();
  }
}
