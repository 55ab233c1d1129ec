/** The steps a walk visited, without those Back returned from. */
export class VisitedSteps {
  #steps: string[] = [];
  #visit = -1;
  #isGoingBack = false;

  get steps(): readonly string[] {
    return this.#steps;
  }

  notice({ stepId, visit }: { stepId: string; visit: number }): void {
    if (visit === this.#visit) return;
    this.#visit = visit;
    const before = this.#isGoingBack ? this.#steps.lastIndexOf(stepId) : -1;
    if (before !== -1) this.#steps.length = before;
    this.#steps.push(stepId);
  }

  /** `go`: sends the customer's own Back. */
  goBack(go: () => void): void {
    this.#isGoingBack = true;
    go();
    this.#isGoingBack = false;
  }
}
