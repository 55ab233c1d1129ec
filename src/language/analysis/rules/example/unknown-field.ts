import type { Finding } from '../../../../model/finding.ts';
import { answerNames, noSuchName, refusalsIn, type LinkedExample } from '../../example.ts';
import type { ExampleRule } from '../../rule.ts';

/** An example answers what a step of its flow asks for, and is refused what that step asks for. */
export const unknownField: ExampleRule = (example) => [...answers(example), ...refusals(example)];

function answers({ written, flow }: LinkedExample): Finding[] {
  if (!flow) return [];
  const names = answerNames(flow);
  return written.answers
    .filter(([name]) => !names.has(name))
    .map(([name, { key }]) =>
      noSuchName({
        rule: 'unknown-field',
        message: `No step of "${flow.id}" asks for "${name}".`,
        place: key,
        name,
        candidates: [...names],
      }),
    );
}

function refusals(example: LinkedExample): Finding[] {
  return refusalsIn(example).flatMap(({ name, key, step }) => {
    const names = Object.keys(step.collects ?? {});
    if (names.includes(name)) return [];
    const message = `"${step.id}" does not ask for "${name}".`;
    return [noSuchName({ rule: 'unknown-field', message, place: key, name, candidates: names })];
  });
}
