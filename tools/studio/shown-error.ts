import type { View } from '../../src/machine/view.ts';
import type { ErrorCause } from './error-cause.ts';
import type { PreviewWorld } from './preview-world.ts';
import { sendWith } from './type-in.ts';

/** Milliseconds in which a screen is drawn. */
const drawing = 700;

/** The error that is to be seen on the phone, and how far it is. */
export class ShownError {
  #cause: ErrorCause | undefined;
  /** While it is brought about: at which visit, and where in it it shows. */
  #pending: { visit: number; isThere: (view: View) => boolean } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Undefined: none any more. */
  expect(cause: ErrorCause | undefined): void {
    clearTimeout(this.#timer);
    this.#cause = cause;
    this.#pending = undefined;
  }

  /** At its step. True: the walk has to go on for it. */
  bringAbout({ visit }: View, world: PreviewWorld): boolean {
    const cause = this.#cause;
    this.#cause = undefined;
    if (cause?.type === 'typed') this.#send(cause.field, cause.text);
    if (cause?.type === 'unreachable' || cause?.type === 'not-saved') {
      world.mode = 'unreachable';
      world.why = cause.why;
      const isThere = ({ status, engine }: View) =>
        cause.type === 'not-saved'
          ? engine?.state === 'unreachable'
          : !engine && status === cause.status;
      this.#pending = { visit, isThere };
    }
    if (cause?.type === 'exit') this.#pending = { visit, isThere: () => false };
    return this.#pending !== undefined;
  }

  /** Once: what follows is the author's turn. */
  isThere(view: View): boolean {
    const pending = this.#pending;
    if (!pending) return false;
    const isThere = view.visit !== pending.visit || pending.isThere(view);
    if (isThere) this.#pending = undefined;
    return isThere;
  }

  /** Tried until the screen is there. */
  #send(field: string, text: string): void {
    this.#timer = setTimeout(() => {
      if (!sendWith(document, field, text)) this.#send(field, text);
    }, drawing);
  }
}
