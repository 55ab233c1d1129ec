/** What `npm run journeys` prints, for people. */
import { localized } from '../../src/language/chinese/localized.ts';
import type { LocalizedText } from '../../src/model/step-kind.ts';
import type { ExampleFailure, JourneyReport } from '../../src/verify/walk-failures.ts';
import type { RenderedCounts } from './counts.ts';

export function funderLine(funder: string, share: string, transitions: number): LocalizedText {
  return {
    zh: `${funder}  走到 ${share}，共 ${transitions} 个转移`,
    en: `${funder}  ${share} of ${transitions} transitions`,
  };
}

export function flowLine(
  flow: string,
  { journeys, floor, covered, transitions }: JourneyReport,
): LocalizedText {
  const zh = `${journeys} 条路径（至少 ${floor} 条）`;
  const en = `${journeys} journeys (floor ${floor})`;
  const share = `${covered}/${transitions}`;
  return { zh: `  ${flow}  ${zh}  ${share}`, en: `  ${flow}  ${en.padEnd(24)} ${share}` };
}

export function examplesLine(walked: number, claims: number): LocalizedText {
  return {
    zh: `  ${walked} 个示例，共 ${claims} 项要求`,
    en: `  ${walked} examples, ${claims} claims`,
  };
}

export function exampleProblem({
  example,
  predicate,
  log,
  message,
}: ExampleFailure): LocalizedText {
  const claimed = localized(`The example "${example}" ${predicate}.`).zh;
  const walked = localized(`What happened: ${log.join('; ')}.`).zh;
  return { zh: `${claimed}${walked}`, en: `${example}. ${message}` };
}

export function renderedLine(counts: readonly RenderedCounts[], passed: boolean): LocalizedText {
  const sum = (of: (one: RenderedCounts) => number) =>
    counts.reduce((all, one) => all + of(one), 0);
  const [journeys, screen, work, hand] = [
    sum((one) => one.journeys),
    sum((one) => one.screen),
    sum((one) => one.work),
    sum((one) => one.hand),
  ];
  return {
    zh: `页面上：${counts.length} 个不同的流程，${journeys} 条路径；${screen} 个事件来自页面上的操作，${work} 个来自请求等工作，${hand} 个直接发送。${passed ? '全部符合预期。' : '有不符合预期的：'}`,
    en: `On the screens: ${journeys} journeys of ${counts.length} different flows, ${screen} events by the screens' own controls, ${work} by works, ${hand} by hand. ${passed ? 'All as expected.' : 'Not all as expected:'}`,
  };
}
