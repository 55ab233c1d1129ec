import type { KindDriver } from '../kind-driver.ts';

let payments = 0;

export const driver: KindDriver = {
  // Every way in turn, so that each is walked.
  goOn({ step, send }) {
    const ways = step.ways as string[];
    payments += 1;
    send({ type: 'cashier.submitted', answers: { payType: ways[payments % ways.length] } });
  },
  pays: true,
  showsCents: true,
};
