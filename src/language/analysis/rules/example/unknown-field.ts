import type { Finding } from '../../../../model/finding.ts';
import { nearest } from '../../../text/nearest.ts';
import { removable } from '../../../text/fixes.ts';
import { placeOf } from '../../../yaml/node-access.ts';
import type { Symbols } from '../../../schema/symbols.ts';
import {
  answerNames,
  noSuchName,
  refusalsIn,
  subjectIn,
  type LinkedExample,
} from '../../example.ts';
import type { ExampleRule } from '../../rule.ts';

/** An example names fields that the order has, answers what a step of its flow asks for, and is refused what that step asks for. */
export const unknownField: ExampleRule = (example, { symbols }) => [
  ...subject(example, symbols),
  ...answers(example),
  ...refusals(example),
];

function subject(example: LinkedExample, symbols: Symbols): Finding[] {
  const { root = 'order', types = {}, values = [] } = subjectIn(example, symbols) ?? {};
  return values
    .filter(([name]) => !Object.hasOwn(types, name))
    .map(([name, { key }]) =>
      noSuchName({
        rule: 'unknown-field',
        message: `"${root}" has no "${name}".`,
        place: key,
        name,
        candidates: Object.keys(types),
      }),
    );
}

function answers({ written, flow }: LinkedExample): Finding[] {
  if (!flow) return [];
  const names = answerNames(flow);
  return written.answers
    .filter(([name]) => !names.has(name))
    .map(([name, { key }]): Finding => {
      const message = `No step of "${flow.id}" asks for "${name}".`;
      const suggestion = nearest(name, names);
      if (suggestion !== undefined && written.answers.some(([one]) => one === suggestion))
        return {
          rule: 'unknown-field',
          place: placeOf(key),
          message,
          hint: `"${suggestion}" is answered beside it; take this one out.`,
          ...removable(placeOf(key)),
        };
      const candidates = [...names];
      return noSuchName({ rule: 'unknown-field', message, place: key, name, candidates });
    });
}

function refusals(example: LinkedExample): Finding[] {
  return refusalsIn(example).flatMap(({ name, key, step }) => {
    const names = Object.keys(step.collects ?? {});
    if (names.includes(name)) return [];
    const message = `"${step.id}" does not ask for "${name}".`;
    return [noSuchName({ rule: 'unknown-field', message, place: key, name, candidates: names })];
  });
}
