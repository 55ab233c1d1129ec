import { drawingOf, type DrawingWords } from '../../graph/drawing.ts';
import { svgOf } from '../../graph/svg.ts';
import type { Definition, Flow, Language } from '../../../src/model/definition.ts';
import type { LocalizedText } from '../../../src/model/step-kind.ts';
import { kindSchemas } from '../../../src/steps/registry/schemas.ts';
import { flowNames } from '../naming/flow-names.ts';
import { outcomeInWords } from '../naming/outcome-words.ts';
import { endInWords } from '../naming/state-words.ts';
import { stepName } from '../naming/step-names.ts';

/** The flow's SVG in which steps are called as in the list of the flow's steps, with their ids below. */
export async function drawingInWords(
  flow: Flow,
  definition: Definition,
  language: Language,
): Promise<string> {
  const words = drawingWords(definition, language);
  const { boxes, arrows } = drawingOf(flow, kindSchemas, words);
  const named = boxes.map((box) => {
    const step = flow.steps[box.id];
    if (!step) return { ...box, title: targets[box.id]?.[language] ?? box.title };
    const title = shortened(stepName(step, definition)[language]);
    return { ...box, title, lines: [box.id, ...box.lines] };
  });
  const title = flowNames(definition).get(flow.id)?.heading[language] ?? flow.id;
  return svgOf({ title: `${title} · ${flow.id}`, boxes: named, arrows }, language);
}

function drawingWords(definition: Definition, language: Language): DrawingWords {
  const say = (zh: string, en: string) => (language === 'zh' ? zh : en);
  return {
    kind: ({ kind }) => kindSchemas[kind]?.name?.[language] ?? syntax[kind]?.[language] ?? kind,
    ends: (end) => `${say('结束', 'ends')}: ${endInWords(end)[language]}`,
    onlyWhen: (formula) => say(`仅当 ${formula}`, `only when ${formula}`),
    writes: (endpoint) => say(`提交 ${endpoint ?? '一次'}`, `writes ${endpoint ?? 'once'}`),
    reopened: (step) => say(`重新打开时到 ${step}`, `reopened: ${step}`),
    signs: (documents) => `${say('签署', 'signs')} ${documents.join(', ')}`,
    outcome: (step, name) =>
      outcomeInWords(step, name, kindSchemas[step.kind] ?? {}, definition)[language],
    otherwise: say('否则', 'otherwise'),
    when: (formula) => say(`当 ${formula}`, `when ${formula}`),
    after: (ms) => say(`${ms / 1000} 秒后`, `after ${ms / 1000} s`),
  };
}

/** Words of the language that stand where a kind does. */
const syntax: Readonly<Record<string, LocalizedText>> = {
  decide: { zh: '判断', en: 'decision' },
  end: { zh: '结束', en: 'end' },
};

const targets: Readonly<Record<string, LocalizedText>> = {
  start: { zh: '开始', en: 'start' },
  back: { zh: '上一页', en: 'back' },
  again: { zh: '重新开始', en: 'again' },
  reload: { zh: '刷新后的上一页', en: 'reload' },
  leave: { zh: '离开流程', en: 'leave' },
};

/** A notice is called by all it says. */
const longest = 24;

const shortened = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;
