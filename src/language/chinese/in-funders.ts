/** The end of a finding that shows in several funders; `few` are named. */
export function inFundersInChinese(count: number, few: readonly string[] | undefined): string {
  return `涉及 ${count} 个资方${few ? `（${few.join('、')}）` : ''}。`;
}
