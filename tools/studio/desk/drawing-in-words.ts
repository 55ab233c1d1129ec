import { drawingOf } from '../../graph/drawing.ts';
import { svgOf } from '../../graph/svg.ts';
import type { Definition, Flow, Language } from '../../../src/model/definition.ts';
import type { LocalizedText } from '../../../src/model/step-kind.ts';
import { kindSchemas } from '../../../src/steps/registry/schemas.ts';
import { flowNames } from '../naming/flow-names.ts';
import { stepName } from '../naming/step-names.ts';

/** The flow's SVG in which steps are called as in the list of the flow's steps, with their ids below. */
export async function drawingInWords(
  flow: Flow,
  definition: Definition,
  language: Language,
): Promise<string> {
  const { boxes, arrows } = drawingOf(flow, kindSchemas);
  const named = boxes.map((box) => {
    const step = flow.steps[box.id];
    if (!step) return { ...box, title: targets[box.id]?.[language] ?? box.title };
    const title = shortened(stepName(step, definition)[language]);
    return { ...box, title, lines: [box.id, ...box.lines] };
  });
  const title = flowNames(definition).get(flow.id)?.heading[language] ?? flow.id;
  return svgOf({ title: `${title} · ${flow.id}`, boxes: named, arrows }, language);
}

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
