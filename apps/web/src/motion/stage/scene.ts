/**
 * One playing of a timeline: what is added to the page for it, and how all of it goes again. Each part cleans up
 * after itself when its last animation is over; cut short, all of it is gone at once.
 */

export interface Moment {
  /** On the timeline, at normal speed. */
  readonly atMs: number;
  readonly ms: number;
  readonly easing?: string;
  /** Added to what the page itself does with the element. */
  readonly isAdded?: boolean;
  /** Its first frame does not hold before its moment. */
  readonly isLater?: boolean;
}

export const OUT = "cubic-bezier(.2,.8,.2,1)";
export const FLOP = "cubic-bezier(.34,1.56,.64,1)";
export const DROP = "cubic-bezier(.6,0,.9,.4)";

/** Animations and helpers that belong together. */
export class Part {
  readonly #scene: Scene;
  readonly #helpers: Element[] = [];
  readonly #animations: Animation[] = [];
  #isOver = false;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** Puts a helper into the layer above the page. */
  add<E extends Element>(helper: E): E {
    this.#helpers.push(helper);
    this.#scene.layer.append(helper);
    return helper;
  }

  /** Animates a helper: its frames hold before and after. */
  play(element: Element, frames: Keyframe[], moment: Moment): void {
    this.#animate(element, frames, moment, moment.isLater === true ? "forwards" : "both");
  }

  /** Animates what belongs to the page: its first frame holds before, and after it the page has it back. */
  playOnPage(element: Element, frames: Keyframe[], moment: Moment): void {
    this.#animate(element, frames, moment, moment.isLater === true ? "none" : "backwards");
  }

  /** What belongs to the page is not seen until then. */
  hideUntil(element: Element, ms: number): void {
    if (ms > 0) this.playOnPage(element, [{ opacity: 0 }, { opacity: 0 }], { atMs: 0, ms });
  }

  #animate(element: Element, frames: Keyframe[], moment: Moment, fill: FillMode): void {
    const { rate } = this.#scene;
    const animation = element.animate(frames, {
      duration: moment.ms / rate,
      delay: moment.atMs / rate,
      easing: moment.easing ?? "linear",
      composite: moment.isAdded === true ? "add" : "replace",
      fill,
    });
    this.#animations.push(animation);
  }

  /** When the last of its animations is over, its helpers go. */
  settle(): void {
    const all = this.#animations.map((animation) => animation.finished);
    Promise.all(all).then(
      () => this.end(),
      () => this.end(),
    );
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const animation of this.#animations) animation.cancel();
    for (const helper of this.#helpers) helper.remove();
    this.#scene.forget(this);
  }
}

export class Scene {
  readonly layer: Element;
  /** So many times as fast. */
  readonly rate: number;
  readonly #parts = new Set<Part>();

  constructor(layer: Element, rate: number) {
    this.layer = layer;
    this.rate = rate;
  }

  part(make: (part: Part) => void): void {
    const part = new Part(this);
    this.#parts.add(part);
    make(part);
    part.settle();
  }

  get isOver(): boolean {
    return this.#parts.size === 0;
  }

  forget(part: Part): void {
    this.#parts.delete(part);
  }

  cut(): void {
    for (const part of this.#parts) part.end();
  }
}

export function helper(className: string): HTMLElement {
  const made = document.createElement("div");
  made.className = className;
  return made;
}

/** Puts a helper where a box is. */
export function place(made: HTMLElement, { x, y, width, height }: Placed): HTMLElement {
  Object.assign(made.style, {
    left: `${x - width / 2}px`,
    top: `${y - height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  return made;
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
