const activityName = 'FX2026';

export function activityOf(orderNo: string): string {
  return `${activityName}-${orderNo}`;
}

/** The order an activity's code belongs to; undefined for a code of no activity. */
export function orderOfActivity(activityCode: string): string | undefined {
  const [name, orderNo] = activityCode.split('-');
  return name === activityName && orderNo ? orderNo : undefined;
}
