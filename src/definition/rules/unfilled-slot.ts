import type { Finding } from '../finding.ts';
import type { LinkedStep } from '../linked.ts';

export function slotUnfilled(step: LinkedStep): Finding {
  return {
    rule: 'unfilled-slot',
    place: step.name,
    message: `The slot "${step.id}" is empty.`,
    hint: `Write a step under "fill: ${step.id}:", or "${step.id}: none".`,
  };
}
