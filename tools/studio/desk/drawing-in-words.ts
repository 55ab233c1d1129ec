import { drawingOf, plainWords, type DrawingWords } from '../../graph/drawing.ts';
import { svgOf } from '../../graph/svg.ts';
import type { Definition, Flow, Language } from '../../../src/model/definition.ts';
import type { LocalizedText } from '../../../src/model/step-kind.ts';
import { kindSchemas } from '../../../src/steps/registry/schemas.ts';
import { flowNames } from '../naming/flow-names.ts';
import { outcomeInWords } from '../naming/outcome-words.ts';
import { endInWords } from '../naming/state-words.ts';
import { stepName, targetsInWords } from '../naming/step-names.ts';
import { handlers } from './requests.ts';

export const drawing = handlers({
  async drawing(desk, { funder, flow, language }): Promise<string | undefined> {
    const { definition } = desk.service.checkFunder(funder);
    const drawnFlow = definition?.flows[flow];
    return drawnFlow && drawingInWords(drawnFlow, definition, language);
  },
});

/** The flow's SVG in which steps are called as in the list of the flow's steps, with their ids below. */
async function drawingInWords(
  flow: Flow,
  definition: Definition,
  language: Language,
): Promise<string> {
  const words = drawingWords(definition, language);
  const { boxes, arrows } = drawingOf(flow, kindSchemas, words);
  const named = boxes.map((box) => {
    const step = flow.steps[box.id];
    if (!step) return { ...box, title: targetsInWords[box.id]?.[language] ?? box.title };
    const title = shortened(stepName(step, definition)[language]);
    return { ...box, title, lines: [box.id, ...box.lines] };
  });
  const title = flowNames(definition).get(flow.id)?.heading[language] ?? flow.id;
  return svgOf({ title: `${title} · ${flow.id}`, boxes: named, arrows }, language);
}

function drawingWords(definition: Definition, language: Language): DrawingWords {
  return {
    ...(language === 'zh' ? chineseWords : plainWords),
    kind: ({ kind }) => kindSchemas[kind]?.name?.[language] ?? syntax[kind]?.[language] ?? kind,
    outcome: (step, name) => outcomeInWords(step, name, definition)[language],
  };
}

const chineseWords: Omit<DrawingWords, 'kind' | 'outcome'> = {
  ends: (end) => `结束: ${endInWords(end).zh}`,
  onlyWhen: (formula) => `仅当 ${formula}`,
  writes: (endpoint) => `提交 ${endpoint ?? '一次'}`,
  reopened: (step) => `重新打开时到 ${step}`,
  signs: (documents) => `签署 ${documents.join(', ')}`,
  otherwise: '否则',
  when: (formula) => `当 ${formula}`,
  after: (ms) => `${ms / 1000} 秒后`,
};

/** Words of the language that stand where a kind does. */
const syntax: Readonly<Record<string, LocalizedText>> = {
  decide: { zh: '判断', en: 'decision' },
  end: { zh: '结束', en: 'end' },
};

/** A notice is called by all it says. */
const longest = 24;

const shortened = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;
