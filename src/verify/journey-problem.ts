/** What goes wrong on a journey, as data, and as a sentence in both languages. States and events stay as the machine has them. */
import type { LocalizedText } from '../model/step-kind.ts';
import { describeEdge, type JourneyStep } from './journeys.ts';
import type { Edge } from './graph.ts';

interface Place {
  step: string;
  inner: string;
}

/** What was observed and should be otherwise, as JSON (absent: nothing); or the error that comparing met. */
export type Deviation =
  | { observed: string; expected: string | undefined; actual: string | undefined }
  | { error: string };

/** Events no journey has. */
export type DetourName =
  | 'what is heard everywhere'
  | 'back to the first screen'
  | 'a work breaks'
  | 'a pause breaks'
  | 'loading breaks'
  | 'reloading breaks'
  | 'no branch applies';

export type JourneyProblem =
  | { type: 'not planned' | 'not taken'; edge: Edge }
  /** `walked`: the last one led elsewhere. */
  | { type: 'elsewhere'; walked: readonly JourneyStep[]; expected: Place; found: Place }
  | { type: 'deviation'; walked: readonly JourneyStep[]; deviation: Deviation }
  | { type: 'detour'; name: DetourName; at: Place; deviation: Deviation };

export function describeProblem(problem: JourneyProblem): LocalizedText {
  if ('edge' in problem) return notCovered[problem.type](describeEdge(problem.edge));
  if (problem.type === 'detour') {
    const [name, place] = [problem.name, nameOf(problem.at)];
    return deviating({ zh: `${detours[name]}，${place}`, en: `${name}, ${place}` }, problem);
  }
  const walk = inShort(problem.walked);
  if (problem.type === 'deviation') return deviating({ zh: walk, en: walk }, problem);
  const [expected, found] = [nameOf(problem.expected), nameOf(problem.found)];
  return {
    zh: `${walk}：应在 ${expected}，实际在 ${found}`,
    en: `${walk}: expected ${expected}, found ${found}`,
  };
}

const notCovered = {
  'not planned': (edge: string) => ({
    zh: `没有路径走过：${edge}`,
    en: `No journey takes ${edge}`,
  }),
  'not taken': (edge: string) => ({
    zh: `状态机没有走：${edge}`,
    en: `The machine did not take ${edge}`,
  }),
};

const detours: Record<DetourName, string> = {
  'what is heard everywhere': '任何状态都接受的事件',
  'back to the first screen': '退回第一个页面',
  'a work breaks': '一项工作出错',
  'a pause breaks': '一次等待出错',
  'loading breaks': '载入出错',
  'reloading breaks': '重新载入出错',
  'no branch applies': '没有分支适用',
};

function deviating(where: LocalizedText, { deviation }: { deviation: Deviation }): LocalizedText {
  if ('error' in deviation)
    return { zh: `${where.zh}：${deviation.error}`, en: `${where.en}: ${deviation.error}` };
  const { observed, expected, actual } = deviation;
  return {
    zh: `${where.zh}：${observed} 应为 ${expected ?? '无'}，实际为 ${actual ?? '无'}`,
    en: `${where.en}: ${observed} should be ${expected ?? 'nothing'} and is ${actual ?? 'nothing'}`,
  };
}

function inShort(walked: readonly JourneyStep[]): string {
  return walked
    .map(({ step, inner, event, refused }) => `${step}/${inner} ${event}${refused ? '!' : ''}`)
    .join(', ');
}

function nameOf({ step, inner }: Place): string {
  return `${step} ${inner}`.trim();
}
