import { Refusal } from '../platform/handler.ts';

export function alreadySubmitted(): Refusal {
  return new Refusal(
    'ALREADY_SUBMITTED',
    '资料已提交，请勿重复提交',
    'The materials are already submitted',
  );
}
