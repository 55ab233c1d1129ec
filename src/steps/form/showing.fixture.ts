import { showStep } from '../../../tests/support/show-step.tsx';
import { readExamples } from '../../../tools/made-up/step-examples.ts';
import type { StepEvent } from '../../model/step-kind.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';

const examples = readExamples('form');

export const gusu = {
  provinceCode: '320000',
  provinceName: '江苏省',
  cityCode: '320500',
  cityName: '苏州市',
  districtCode: '320508',
  districtName: '姑苏区',
};

export function show(name: string, language: 'zh' | 'en' = 'zh') {
  const example = examples[name];
  if (!example) throw new Error(`There is no example "${name}".`);
  return { ...showStep(Screen, schema, example, language), example };
}

/** The answers of all sent events of one type. */
export function sent(send: { mock: { calls: [StepEvent][] } }, type: string) {
  return send.mock.calls.filter(([event]) => event.type === type).map(([event]) => event.answers);
}
