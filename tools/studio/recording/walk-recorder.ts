import type { Flow } from '../../../src/model/definition.ts';
import type { ActionId } from '../../../src/model/action-id.ts';
import { recordedAnswers, type RecordedWalk } from './recorded-walk.ts';
import { VisitedSteps } from './visited-steps.ts';

/** Records what is done on the phone in one session of a flow. */
export class WalkRecorder {
  readonly #flow: Flow;
  readonly #action: ActionId;
  readonly #order: Record<string, unknown>;
  readonly #visited = new VisitedSteps();

  constructor(flow: Flow, action: ActionId, order: Record<string, unknown>) {
    this.#flow = flow;
    this.#action = action;
    this.#order = order;
  }

  notice(view: { stepId: string; visit: number }): void {
    this.#visited.notice(view);
  }

  /** `go`: sends the customer's own Back. */
  goBack(go: () => void): void {
    this.#visited.goBack(go);
  }

  /** `answers`: by step. Undefined until the walk has come to an end. */
  recorded(
    { ended, over }: { ended: string | undefined; over: boolean },
    answers: Parameters<typeof recordedAnswers>[1],
  ): RecordedWalk | undefined {
    if (ended === undefined && !over) return undefined;
    return {
      action: this.#action,
      answers: recordedAnswers(this.#flow, answers),
      order: this.#order,
      steps: [...this.#visited.steps],
      ends: ended ?? 'left',
    };
  }
}
