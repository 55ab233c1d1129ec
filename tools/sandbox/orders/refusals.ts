import { Refusal } from '../platform/handler.ts';

export function submittedIsFinal(): Refusal {
  return new Refusal(
    'SUBMITTED_IS_FINAL',
    '资料已经提交，不能再修改。订单里可以查看审核进度。',
    'The materials are submitted and can no longer be changed. The order shows how the review is going.',
  );
}

export function alreadySubmitted(): Refusal {
  return new Refusal(
    'ALREADY_SUBMITTED',
    '资料已提交，请勿重复提交',
    'The materials are already submitted',
  );
}
