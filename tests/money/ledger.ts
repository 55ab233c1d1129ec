/** Double-entry bookkeeping. Whole fen. */
export class Ledger {
  readonly captures: { period: string; serialNumber: string; amount: number }[] = [];
  readonly #refunds = new Map<string, number>();
  readonly #accounts = new Map<string, number>();
  readonly #returned = new Set<string>();

  get captured(): number {
    return this.captures.reduce((sum, { amount }) => sum + amount, 0);
  }

  get refunded(): number {
    return [...this.#refunds.values()].reduce((sum, amount) => sum + amount, 0);
  }

  capture(period: string, serialNumber: string, amount: number): void {
    this.captures.push({ period, serialNumber, amount });
    this.#move('provider', 'held', amount);
  }

  /** False where the key was refunded before, or the amount is more than what is left of the captures. */
  refund(key: string, amount: number): boolean {
    if (this.#refunds.has(key) || amount > this.captured - this.refunded) return false;
    this.#refunds.set(key, amount);
    this.#move('held', 'provider', amount);
    return true;
  }

  /** Sends back the money of a payment that was closed; false when that was done before. */
  returnMoney(serialNumber: string): boolean {
    if (this.#returned.has(serialNumber)) return false;
    this.#returned.add(serialNumber);
    return true;
  }

  /** A sentence for each violated invariant. `total`: what is due. */
  faults(total: number): string[] {
    const periods = this.captures.map(({ period }) => period);
    const sum = [...this.#accounts.values()].reduce((all, amount) => all + amount, 0);
    return [
      ...(new Set(periods).size < periods.length ? ['an intent was captured twice'] : []),
      ...(this.captured > total ? ['more was captured than was due'] : []),
      ...(this.refunded > this.captured ? ['more was refunded than captured'] : []),
      ...(sum === 0 ? [] : ['the accounts do not balance']),
    ];
  }

  #move(from: string, to: string, amount: number) {
    this.#accounts.set(from, (this.#accounts.get(from) ?? 0) - amount);
    this.#accounts.set(to, (this.#accounts.get(to) ?? 0) + amount);
  }
}
