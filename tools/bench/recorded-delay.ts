/** A line of what the browser tests write down for `npm run bench -- --only interactions`. */
export interface RecordedDelay {
  /** `tap`: until its next paint. `task`: a long task after a tap. */
  kind: 'tap' | 'task';
  /** The browser's, of one interaction and page: a tap is pressing, releasing and clicking. */
  id: number;
  /** Milliseconds. */
  duration: number;
  /** The flow's step when it began; '' between two flows. */
  step: string;
  /** The element's name, or the event's where it is none of its own. */
  on: string;
  test: string;
}
